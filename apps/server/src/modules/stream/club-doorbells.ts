/** Members must see a change within one second. Half of it is left for fetching the club. */
const REST_MS = 500;

/**
 * Send the first doorbell of a club at once and merge those of the next half second: every doorbell
 * makes up to twenty members fetch, and one member can cause a hundred doorbells a second.
 */
export function clubDoorbells(send: (clubId: number, memberIds: readonly number[]) => void) {
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
