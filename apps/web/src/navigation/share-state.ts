import * as z from 'zod/mini';

/** What a navigation into a room brings along: which share it was chosen for. */
export type ShareState = { sharedAt: number };

const shareState = z.object({ sharedAt: z.number() });

export function readShareState(state: unknown): number | null {
  return shareState.safeParse(state).data?.sharedAt ?? null;
}
