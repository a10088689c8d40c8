/** Together with the fetch, a screen is at most one second old. */
const REST_MS = 500;

export type ClubBells = { ring(clubId: number, memberIds: readonly number[]): void };

/**
 * Sends a club's first bell at once and merges those of the next half second: every bell makes
 * twenty members fetch, and one member can ring a hundred times a second.
 */
export function clubBells(send: (clubId: number, memberIds: readonly number[]) => void): ClubBells {
  /** Members to ring when the pause of a club ends. */
  const resting = new Map<number, Set<number>>();

  function ring(clubId: number, memberIds: readonly number[]): void {
    const later = resting.get(clubId);
    if (later !== undefined) {
      for (const memberId of memberIds) later.add(memberId);
      return;
    }
    send(clubId, memberIds);
    resting.set(clubId, new Set());
    setTimeout(endRest, REST_MS, clubId).unref();
  }

  function endRest(clubId: number): void {
    const later = resting.get(clubId);
    resting.delete(clubId);
    if (later !== undefined && later.size > 0) ring(clubId, [...later]);
  }

  return { ring };
}
