/**
 * A signal to the open apps and to the caches of all processes. Names a changed object, but
 * contains none of its data. A lost doorbell may only delay an update.
 */
export type Doorbell =
  | { event: 'notices'; memberIds: readonly number[] }
  | { event: 'club'; clubId: number; memberIds: readonly number[] }
  /** The members of the crew or their roles have changed. */
  | { event: 'crew'; crewId: number; memberIds: readonly number[] }
  /** Also notifies visitors of the club page, so send it only for changes that everyone may see. */
  | { event: 'publicClub'; clubId: number }
  /**
   * Not a change: the member has opened the page of the club, so the member's streams need the
   * doorbells of that club.
   */
  | { event: 'watch'; memberId: number; clubId: number }
  | {
      event: 'room';
      roomId: number;
      seq: number;
      removed?: true | undefined;
      memberIds: readonly number[];
    }
  /** The member has read or muted the room: only their own devices are notified. */
  | { event: 'ownRoom'; roomId: number; seq: number; memberId: number }
  | { event: 'lists' }
  | { event: 'sessions'; memberId: number };

/**
 * Receivers read the changed data at once, so a transaction sends its doorbells after its commit.
 */
export type Doorbells = { ring(doorbell: Doorbell): void };
