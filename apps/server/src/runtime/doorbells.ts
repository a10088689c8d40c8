/**
 * An event signals a change without its content: receivers read the new data with their own
 * permissions. A lost event may only cause a delay.
 */
export type Doorbell =
  | { event: 'notices'; memberIds: readonly number[] }
  | { event: 'club'; clubId: number; memberIds: readonly number[] }
  | { event: 'room'; roomId: number; seq: number; memberIds: readonly number[] }
  | { event: 'lists' }
  | { event: 'sessions'; memberId: number };

/** Call after the commit (`tx.afterCommit`): receivers read the new data at once. */
export type Doorbells = { ring(bell: Doorbell): void };
