import { expect, test } from 'vitest';
import { compareReads } from './compare-reads.ts';
import type { ReadRow } from './measure-reads.ts';

type Sample = {
  kind?: ReadRow['kind'];
  what: string;
  requests: number;
  web?: number;
  other?: number;
};

/** A thousand milliseconds of processor time in all, unless told otherwise. */
function rowOf({ kind = 'cached', what, requests, web = 600, other = 400 }: Sample): ReadRow {
  const costs = new Map([
    ['web', web],
    ['HAProxy', other],
  ]);
  const turn = { perSecond: requests, p50: 1, p99: 2, requests, costs };
  return { kind, what, turns: [turn, turn, turn] };
}

const one = rowOf({ what: '+ HAProxy', requests: 1_000 });
const TWO_CORES = 2;
const FOUR_CORES = 4;

test('a setup with fewer requests for the same processor time misses its bar below 0.85 of the one before', () => {
  const enough = rowOf({ what: '+ second process', requests: 850 });
  const tooFew = rowOf({ what: '+ second process', requests: 840 });
  expect(compareReads([one, enough], TWO_CORES)).toMatchObject([
    { perCpuSecond: 0.85, missed: [] },
  ]);
  expect(compareReads([one, tooFew], TWO_CORES)).toMatchObject([
    { perCpuSecond: 0.84, missed: ['requests per CPU second below 0.85'] },
  ]);
});

test('a second process has to answer 1.6 times as many cached reads only where there are cores for it', () => {
  const second = rowOf({ what: '+ second process', requests: 1_500, web: 900, other: 600 });
  expect(compareReads([one, second], TWO_CORES)).toMatchObject([{ perSecond: 1.5, missed: [] }]);
  expect(compareReads([one, second], FOUR_CORES)).toMatchObject([
    { missed: ['requests a second below 1.6'] },
  ]);
});

test('the proxy has no bar, and the first setup of a kind is compared with nothing', () => {
  const plain = rowOf({ what: 'one process', requests: 3_000 });
  const asked = rowOf({ kind: 'asked', what: 'one process', requests: 10 });
  expect(compareReads([plain, one, asked], TWO_CORES)).toMatchObject([
    { added: '+ HAProxy', missed: [] },
  ]);
});

test('a turn without any figure misses its bar', () => {
  const silent = rowOf({ what: '+ replica', requests: Number.NaN });
  expect(compareReads([one, silent], TWO_CORES)[0]?.missed).toHaveLength(1);
});
