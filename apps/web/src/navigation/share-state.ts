import * as z from 'zod/mini';

export type ShareState = { sharedAt: number };

const shareState = z.object({ sharedAt: z.number() });

export function readShareState(state: unknown): number | null {
  return shareState.safeParse(state).data?.sharedAt ?? null;
}
