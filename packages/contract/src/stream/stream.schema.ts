import * as z from 'zod/mini';

/** Stream events: they say that something changed, never what. */
export const streamEvents = {
  /** Number of unread notices; the first event of every stream. */
  notices: z.object({ unread: z.int() }),
  /** A chat room has messages up to this seq. */
  room: z.object({ roomId: z.int(), seq: z.int() }),
  club: z.object({ clubId: z.int() }),
  /** Events may have been lost: refetch what is on screen. */
  again: z.object({}),
};

export type StreamEventName = keyof typeof streamEvents;
export type StreamEvent<Name extends StreamEventName> = z.output<(typeof streamEvents)[Name]>;
