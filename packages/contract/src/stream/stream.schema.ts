import * as z from 'zod/mini';

/** Stream events announce a change without its content; clients fetch that. */
export const streamEvents = {
  /** Number of unread notices; every stream sends it once at its start. */
  notices: z.object({ unread: z.int() }),
  /** A chat room has messages up to this seq. */
  room: z.object({ roomId: z.int(), seq: z.int() }),
  club: z.object({ clubId: z.int() }),
  /** Events may have been lost: refetch what is on screen. */
  again: z.object({}),
};

export type StreamEventName = keyof typeof streamEvents;
export type StreamEvent<Name extends StreamEventName> = z.output<(typeof streamEvents)[Name]>;
