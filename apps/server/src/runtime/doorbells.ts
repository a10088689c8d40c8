/** Signals a change without its content; a lost doorbell may only cause a delay. */
export type Doorbell =
  | { event: 'notices'; memberIds: readonly number[] }
  | { event: 'club'; clubId: number; memberIds: readonly number[] }
  /** Also notifies visitors of the page: only for changes that everyone may see. */
  | { event: 'publicClub'; clubId: number }
  /** Does not signal a change: the member has opened the page of the club and needs its doorbells. */
  | { event: 'watch'; memberId: number; clubId: number }
  | { event: 'room'; roomId: number; seq: number; memberIds: readonly number[] }
  /** The member has read or muted the room: only their own devices are notified. */
  | { event: 'ownRoom'; roomId: number; seq: number; memberId: number }
  | { event: 'lists' }
  | { event: 'sessions'; memberId: number };

/** Call after the commit (`tx.afterCommit`): receivers read at once. */
export type Doorbells = { ring(doorbell: Doorbell): void };
