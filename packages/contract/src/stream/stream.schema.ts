import * as z from 'zod/mini';

/** A stream event says what has changed, but not the new content, which clients fetch. */
export const streamEvents = {
  notices: z.object({ unread: z.int() }),
  /**
   * `seq` is the number of the last message. `removed` is set if an earlier message was removed, so
   * that clients reload their messages.
   */
  room: z.object({ roomId: z.int(), seq: z.int(), removed: z.optional(z.literal(true)) }),
  club: z.object({ clubId: z.int() }),
  crew: z.object({ crewId: z.int() }),
  /** Events may have been lost, so the client must refetch what is on screen. */
  again: z.object({}),
};

export type StreamEventName = keyof typeof streamEvents;
export type StreamEvent<Name extends StreamEventName> = z.output<(typeof streamEvents)[Name]>;
