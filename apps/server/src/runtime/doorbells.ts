/**
 * Says that something changed, never what: whoever hears it looks it up by the way they may look.
 * A bell that gets lost must only cost time.
 */
export type Doorbell =
  /** The unread notices of these members. */
  | { event: 'notices'; memberIds: readonly number[] }
  /** A club that these members may have on the screen. */
  | { event: 'club'; clubId: number; memberIds: readonly number[] }
  /** A chat room of these members; `seq` is that of its newest message. */
  | { event: 'room'; roomId: number; seq: number; memberIds: readonly number[] }
  /** Anything that a card of a public list shows: clubs, seats, nicknames, images. */
  | { event: 'lists' }
  /** One or all sessions of this member may have ended. */
  | { event: 'sessions'; memberId: number };

/** Returns at once and never throws; call it after the commit (`tx.afterCommit`). */
export type Doorbells = { ring(bell: Doorbell): void };
