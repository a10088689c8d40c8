/**
 * Signals a change without its content: receivers read the new data with their own permissions. A
 * lost bell must only cause a delay.
 */
export type Doorbell =
  /** The unread notices of these members. */
  | { event: 'notices'; memberIds: readonly number[] }
  /** A club that these members may be viewing. */
  | { event: 'club'; clubId: number; memberIds: readonly number[] }
  /** A chat room of these members; `seq` is the number of its newest message. */
  | { event: 'room'; roomId: number; seq: number; memberIds: readonly number[] }
  /** Anything that a public list shows: clubs, seats, nicknames, images. */
  | { event: 'lists' }
  /** One or all sessions of this member may have ended. */
  | { event: 'sessions'; memberId: number };

/** Returns at once and never throws; call it after the commit (`tx.afterCommit`). */
export type Doorbells = { ring(bell: Doorbell): void };
