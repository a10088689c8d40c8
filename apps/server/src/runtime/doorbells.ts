/** Something members should look at again. It carries no content: whoever gets it asks the server. */
export type Doorbell =
  | { event: 'notices'; memberIds: readonly number[] }
  | { event: 'club'; clubId: number; memberIds: readonly number[] }
  | { event: 'room'; roomId: number; seq: number; memberIds: readonly number[] }
  | { event: 'lists' }
  | { event: 'sessions'; memberId: number };

export type Doorbells = {
  /** Returns at once and never throws; call it after the commit (`tx.afterCommit`). */
  ring(bell: Doorbell): void;
};
