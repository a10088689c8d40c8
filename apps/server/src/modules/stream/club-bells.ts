/** With what the app takes to fetch, a screen is still current within a second. */
const REST_MS = 500;

export type ClubBells = { ring(clubId: number, memberIds: readonly number[]): void };

/**
 * Sends the first bell of a club at once, and those of the next half second as one: every bell makes
 * twenty members fetch, and one of them can ring a hundred times a second.
 */
export function clubBells(send: (clubId: number, memberIds: readonly number[]) => void): ClubBells {
  /** Who is to hear when the rest of a club is over. */
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
