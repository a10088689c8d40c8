import type { Line, RoomRecord } from './chat-record.ts';
import { findReadingFaults } from './find-reading-faults.ts';
import { readPresence } from './presence.ts';

/**
 * Sequence numbers must have no gaps. Each acknowledged message must be at its acknowledged seq and
 * only there, and every entitled member must have read everything once and in order.
 */
export function findChatFaults(room: RoomRecord): string[] {
  const { stays, faults } = readPresence(room);
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
    return seq === expected ? [] : [`seq ${expected - 1} is followed by ${seq}`];
  });
}

function findWrongMessages({ transcript, attempts, removals }: RoomRecord): string[] {
  const senders = new Map(attempts.map(({ text, memberId }) => [text, memberId]));
  const removed = new Set(removals.map(({ seq }) => seq));
  const seqs = new Map<string, number>();
  return transcript
    .filter(({ senderId }) => senderId !== null)
    .flatMap(({ seq, text, senderId }) => {
      if (text === null) return removed.has(seq) ? [] : [`seq ${seq} is empty but was not removed`];
      const earlier = seqs.get(text);
      seqs.set(text, seq);
      if (earlier !== undefined) return [`${text} appears at ${earlier} and again at ${seq}`];
      return senders.get(text) === senderId ? [] : [`seq ${seq}: ${text} has the wrong sender`];
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
  return [...faults, ...still.map(({ seq }) => `seq ${seq} was removed but still has its text`)];
}

function holds(line: Line | undefined, text: string): boolean {
  return line !== undefined && line.senderId !== null && (line.text ?? text) === text;
}
