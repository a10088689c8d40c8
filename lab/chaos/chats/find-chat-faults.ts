import type { Line, RoomRecord } from './chat-record.ts';
import { findReadingFaults } from './find-reading-faults.ts';
import { presenceOf } from './presence.ts';

/**
 * Returns what is wrong with a room: places without gaps, every acknowledged message where its reply
 * said and only there, and everybody entitled has read everything once and in order, nobody else
 * anything. An empty list if all of it holds.
 */
export function findChatFaults(room: RoomRecord): string[] {
  const { stays, faults } = presenceOf(room);
  return [
    ...findGaps(room),
    ...findWrongMessages(room),
    ...findLostMessages(room),
    ...faults,
    ...findReadingFaults(room, stays),
  ].map((fault) => `room ${room.roomId}: ${fault}`);
}

function findGaps({ transcript }: RoomRecord): string[] {
  return transcript.flatMap(({ seq }, index) => {
    const expected = (transcript[index - 1]?.seq ?? 0) + 1;
    return seq === expected ? [] : [`after place ${expected - 1} comes ${seq}`];
  });
}

/** Lines that nobody sent, that stand twice, or that are empty without having been removed. */
function findWrongMessages({ transcript, attempts, removals }: RoomRecord): string[] {
  const senders = new Map(attempts.map(({ text, memberId }) => [text, memberId]));
  const removed = new Set(removals.map(({ seq }) => seq));
  const places = new Map<string, number>();
  return transcript
    .filter(({ senderId }) => senderId !== null)
    .flatMap(({ seq, text, senderId }) => {
      if (text === null)
        return removed.has(seq) ? [] : [`place ${seq} is empty, nobody removed it`];
      const earlier = places.get(text);
      places.set(text, seq);
      if (earlier !== undefined) return [`${text} stands at ${earlier} and again at ${seq}`];
      return senders.get(text) === senderId ? [] : [`place ${seq}: ${text} was not sent like this`];
    });
}

function findLostMessages({ transcript, acknowledged, removals }: RoomRecord): string[] {
  const lines = new Map(transcript.map((line) => [line.seq, line]));
  const faults = acknowledged.flatMap(({ text, seq }) =>
    holds(lines.get(seq), text) ? [] : [`${text} was acknowledged at ${seq}, where it is not`],
  );
  const still = removals.filter(
    ({ seq, doneAt }) => doneAt < Number.POSITIVE_INFINITY && lines.get(seq)?.text !== null,
  );
  return [...faults, ...still.map(({ seq }) => `place ${seq} was removed and is still there`)];
}

/** A removed one says no longer what it was. */
function holds(line: Line | undefined, text: string): boolean {
  return line !== undefined && line.senderId !== null && (line.text ?? text) === text;
}
