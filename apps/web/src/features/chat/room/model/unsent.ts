import type { Message } from '@azit/contract/chats/chat.schema';
import * as z from 'zod/mini';

const content = z.union([
  z.object({
    kind: z.enum(['TEXT', 'ANNOUNCEMENT']),
    body: z.string(),
    clubId: z.optional(z.int()),
  }),
  z.object({
    kind: z.literal('IMAGE'),
    image: z.instanceof(Blob),
    width: z.number(),
    height: z.number(),
  }),
]);

const unsentSchema = z.object({
  clientId: z.string(),
  createdAt: z.string(),
  content,
  state: z.enum(['waiting', 'sending', 'acknowledged', 'failed']),
  reason: z.nullable(z.string()),
});

export type UnsentContent = z.infer<typeof content>;
export type Unsent = z.infer<typeof unsentSchema>;

/**
 * A message that was being sent when the page closed may or may not have arrived, so it waits to be
 * sent again.
 */
export function readUnsent(stored: unknown): Unsent | null {
  const { data } = unsentSchema.safeParse(stored);
  if (!data) return null;
  return data.state === 'failed' ? data : { ...data, state: 'waiting' };
}

export function nextToSend(unsent: readonly Unsent[]): Unsent | null {
  if (unsent.some(({ state }) => state === 'sending')) return null;
  return unsent.find(({ state }) => state === 'waiting') ?? null;
}

export function mark(
  unsent: readonly Unsent[],
  clientId: string,
  change: Partial<Pick<Unsent, 'state' | 'reason'>>,
): readonly Unsent[] {
  return unsent.map((one) => (one.clientId === clientId ? { ...one, ...change } : one));
}

/**
 * If the network fails for one message, mark the waiting messages as failed too: otherwise they
 * would fail one after another.
 */
export function failAll(unsent: readonly Unsent[]): readonly Unsent[] {
  return unsent.map((one) =>
    one.state === 'waiting' || one.state === 'sending'
      ? { ...one, state: 'failed', reason: null }
      : one,
  );
}

export function retry(unsent: readonly Unsent[], clientId: string): readonly Unsent[] {
  const isNetworkFailure = unsent.find((one) => one.clientId === clientId)?.reason === null;
  return unsent.map((one) => {
    const included = one.clientId === clientId || (isNetworkFailure && one.reason === null);
    return one.state === 'failed' && included ? { ...one, state: 'waiting', reason: null } : one;
  });
}

export function stillUnsent(
  unsent: readonly Unsent[],
  messages: readonly Message[],
): readonly Unsent[] {
  if (unsent.length === 0) return unsent;
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  return unsent.filter(({ clientId }) => !arrived.has(clientId));
}
