import { expect, test } from 'vitest';
import type { Counter } from '#server/limits/limit-counts.ts';
import { LocalCounts } from '#server/limits/local-counts.ts';

function counter(start: number, parts: { rule?: string; subject?: string } = {}): Counter {
  const { rule = 'upload', subject = '7' } = parts;
  const [from, to] = [new Date(start), new Date(start + 60_000)];
  return { rule, subjectHash: Buffer.from(subject), start: from, end: to };
}

test('counts are separate for each rule, each subject and each time window', () => {
  const counts = new LocalCounts();
  counts.set(counter(0), 3);
  expect(counts.hits(counter(0))).toBe(3);
  expect(counts.hits(counter(0, { rule: 'report' }))).toBe(0);
  expect(counts.hits(counter(0, { subject: '8' }))).toBe(0);
  expect(counts.hits(counter(60_000))).toBe(0);
});

test('the counts of a past time window are deleted when the next window begins', () => {
  const counts = new LocalCounts();
  counts.set(counter(0), 3);
  counts.set(counter(60_000), 1);
  expect(counts.hits(counter(0))).toBe(0);
  expect(counts.hits(counter(60_000))).toBe(1);
});
