import { describe, expect, test } from 'vitest';
import { paths } from '#web/navigation/paths.ts';
import { type FeedTab, feedTabs, readFeedState, writeFeedState } from './feed-state.ts';

const publicTabs: FeedTab[] = ['category', 'date'];

function read(address: string, tabs: readonly FeedTab[] = feedTabs) {
  return readFeedState(new URLSearchParams(address), tabs);
}

test.each([
  ['', { tab: 'recommend', cl: 1, day: 0 }],
  ['tab=category&cl=7', { tab: 'category', cl: 7, day: 0 }],
  ['tab=date&day=6&cl=2', { tab: 'date', cl: 2, day: 6 }],
  ['tab=nonsense&cl=8&day=7', { tab: 'recommend', cl: 1, day: 0 }],
  ['cl=0&day=-1', { tab: 'recommend', cl: 1, day: 0 }],
  ['cl=1.5&day=%201', { tab: 'recommend', cl: 1, day: 0 }],
])('the address %j is read as its feed state', (address, feed) => {
  expect(read(address)).toEqual(feed);
});

test('the path of a category opens its clubs', () => {
  const { search } = new URL(paths.clubsOfCategory(7), 'https://azit.kr');
  expect(read(search)).toEqual({ tab: 'category', cl: 7, day: 0 });
});

test('a guest has no recommendation, whatever the address says', () => {
  expect(read('tab=recommend', publicTabs).tab).toBe('category');
  expect(read('', publicTabs).tab).toBe('category');
});

describe('writing', () => {
  test('a feed state with its defaults writes an empty address', () => {
    const feed = { tab: 'recommend', cl: 1, day: 0 } as const;
    expect(String(writeFeedState(feed, feedTabs))).toBe('');
    expect(String(writeFeedState({ ...feed, tab: 'category' }, publicTabs))).toBe('');
  });

  test('a written feed state is read back the same', () => {
    for (const tab of feedTabs) {
      for (const [cl, day] of [
        [1, 6],
        [7, 0],
        [3, 3],
      ] as const) {
        const feed = { tab, cl, day };
        expect(readFeedState(writeFeedState(feed, feedTabs), feedTabs)).toEqual(feed);
      }
    }
  });
});
