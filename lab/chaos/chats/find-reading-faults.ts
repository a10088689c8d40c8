import type { Page, RoomRecord } from './chat-record.ts';
import type { Stay } from './presence.ts';

export function findReadingFaults(
  room: RoomRecord,
  stays: ReadonlyMap<number, readonly Stay[]>,
): string[] {
  const pages = Map.groupBy(room.pages, ({ memberId }) => memberId);
  return [...room.members.values()].flatMap((memberId) => {
    const own = pages.get(memberId) ?? [];
    return [
      ...findWrongOrder(own, room, stays.get(memberId) ?? []),
      ...findReadsOutside(own, room),
      ...findReadsAfterRemoval(own, room),
    ].map((fault) => `member ${memberId} ${fault}`);
  });
}

/**
 * A member must have read all messages since joining, without gaps. A member who left may have
 * missed the last messages before leaving; a member still in the room must have read everything.
 */
function findWrongOrder(
  pages: readonly Page[],
  { transcript }: RoomRecord,
  stays: readonly Stay[],
): string[] {
  const faults: string[] = [];
  const texts = new Map(transcript.map(({ seq, text }) => [seq, text]));
  let before = 0;
  for (const { seq, text } of pages.flatMap(({ lines }) => lines)) {
    const stay = stays.find(({ first, last }) => first <= seq && seq <= last);
    if (stay === undefined) faults.push(`read ${seq} without being entitled`);
    else if (seq <= before) faults.push(`read ${seq} after ${before}`);
    else if (seq !== before + 1 && seq !== stay.first) faults.push(`read ${seq} after ${before}`);
    const final = texts.get(seq);
    if (text !== null && final !== null && final !== text)
      faults.push(`read ${text} at ${seq}, where ${final} is`);
    before = Math.max(before, seq);
  }
  const end = transcript.at(-1)?.seq ?? 0;
  const last = stays.at(-1);
  if (last?.last === Number.POSITIVE_INFINITY && before < end)
    faults.push(`read up to ${before} only, of ${end}`);
  return faults;
}

function findReadsOutside(pages: readonly Page[], { absences }: RoomRecord): string[] {
  return pages
    .filter(({ memberId, startedAt, endedAt }) =>
      absences.some(
        (one) => one.memberId === memberId && startedAt > one.from && endedAt < one.until,
      ),
    )
    .map(({ lines }) => `was served during their absence: ${lines.length} lines`);
}

function findReadsAfterRemoval(pages: readonly Page[], { removals }: RoomRecord): string[] {
  const removedAt = new Map(removals.map(({ seq, doneAt }) => [seq, doneAt]));
  return pages.flatMap(({ startedAt, lines }) =>
    lines
      .filter(({ seq, text }) => text !== null && startedAt > (removedAt.get(seq) ?? Infinity))
      .map(({ seq }) => `read ${seq} after it was removed`),
  );
}
