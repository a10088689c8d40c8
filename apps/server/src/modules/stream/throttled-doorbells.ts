/** Members must see a change within one second. Half of it is left for fetching the page. */
const REST_MS = 500;

/**
 * Sends the first doorbell of a club or crew at once and merges those of the next half second: every
 * doorbell makes all its members fetch, and one member can cause a hundred doorbells a second.
 */
export function throttledDoorbells(send: (id: number, memberIds: readonly number[]) => void) {
  const resting = new Map<number, Set<number>>();

  function ring(id: number, memberIds: readonly number[]): void {
    const later = resting.get(id);
    if (later !== undefined) {
      for (const memberId of memberIds) later.add(memberId);
      return;
    }
    send(id, memberIds);
    resting.set(id, new Set());
    setTimeout(endRest, REST_MS, id).unref();
  }

  function endRest(id: number): void {
    const later = resting.get(id);
    resting.delete(id);
    if (later !== undefined && later.size > 0) ring(id, [...later]);
  }

  return { ring };
}
