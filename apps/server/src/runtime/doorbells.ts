/**
 * An event signals a change without its content: receivers read the new data with their own
 * permissions. A lost event may only cause a delay.
 */
export type Doorbell =
  | { event: 'notices'; memberIds: readonly number[] }
  | { event: 'club'; clubId: number; memberIds: readonly number[] }
  /** Rings for visitors of the page, so only for changes that everyone may see. */
  | { event: 'publicClub'; clubId: number }
  /** Not a change: the member has opened the page of the club. */
  | { event: 'watch'; memberId: number; clubId: number }
  | { event: 'room'; roomId: number; seq: number; memberIds: readonly number[] }
  | { event: 'lists' }
  | { event: 'sessions'; memberId: number };

/** Call after the commit (`tx.afterCommit`): receivers read the new data at once. */
export type Doorbells = { ring(bell: Doorbell): void };
