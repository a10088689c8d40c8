import * as z from 'zod/mini';

/** What a stream carries, by name: that something changed, never what. */
export const streamEvents = {
  /** How many notices are unread; the first event of every stream. */
  notices: z.object({ unread: z.int() }),
  /** A chat room has messages up to this one. */
  room: z.object({ roomId: z.int(), seq: z.int() }),
  club: z.object({ clubId: z.int() }),
  /** Events may have been missed: whatever is on the screen is worth asking for again. */
  again: z.object({}),
};

export type StreamEventName = keyof typeof streamEvents;
export type StreamEvent<Name extends StreamEventName> = z.output<(typeof streamEvents)[Name]>;
