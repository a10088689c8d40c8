import * as z from 'zod/mini';

/** State of a navigation into a room: the share it was chosen for. */
export type ShareState = { sharedAt: number };

const shareState = z.object({ sharedAt: z.number() });

export function readShareState(state: unknown): number | null {
  return shareState.safeParse(state).data?.sharedAt ?? null;
}
