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

function makeRow({ kind = 'cached', what, requests, web = 600, other = 400 }: Sample): ReadRow {
  const costs = new Map([
    ['web', web],
    ['HAProxy', other],
  ]);
  const turn = { perSecond: requests, p50: 1, p99: 2, requests, costs };
  return { kind, what, turns: [turn, turn, turn] };
}

const one = makeRow({ what: '+ HAProxy', requests: 1_000 });
const TWO_CORES = 2;
const FOUR_CORES = 4;

test('a setup fails below 0.85 times the requests per CPU second of the previous setup', () => {
  const enough = makeRow({ what: '+ second process', requests: 850 });
  const tooFew = makeRow({ what: '+ second process', requests: 840 });
  expect(compareReads([one, enough], TWO_CORES)).toMatchObject([
    { perCpuSecond: 0.85, missed: [] },
  ]);
  expect(compareReads([one, tooFew], TWO_CORES)).toMatchObject([
    { perCpuSecond: 0.84, missed: ['requests per CPU second below 0.85'] },
  ]);
});

test('with four cores, two processes must serve 1.6 times as many cached reads as one', () => {
  const second = makeRow({ what: '+ second process', requests: 1_500, web: 900, other: 600 });
  expect(compareReads([one, second], TWO_CORES)).toMatchObject([{ perSecond: 1.5, missed: [] }]);
  expect(compareReads([one, second], FOUR_CORES)).toMatchObject([
    { missed: ['requests a second below 1.6'] },
  ]);
});

test('a setup with HAProxy and the first setup of each kind have no limit', () => {
  const plain = makeRow({ what: 'one process', requests: 3_000 });
  const uncached = makeRow({ kind: 'uncached', what: 'one process', requests: 10 });
  expect(compareReads([plain, one, uncached], TWO_CORES)).toMatchObject([
    { added: '+ HAProxy', missed: [] },
  ]);
});

test('a setup whose figures are NaN counts as below the limit', () => {
  const silent = makeRow({ what: '+ replica', requests: Number.NaN });
  expect(compareReads([one, silent], TWO_CORES)[0]?.missed).toHaveLength(1);
});
