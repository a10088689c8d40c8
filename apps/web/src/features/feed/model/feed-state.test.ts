import { describe, expect, test } from 'vitest';
import { noFilters } from '#web/domain/finding/club-filters.ts';
import { paths } from '#web/navigation/paths.ts';
import { type FeedTab, feedTabs, readFeedState, writeFeedState } from './feed-state.ts';

const plain = { tab: 'recommend', cl: 1, day: 0, date: null, filters: noFilters } as const;
const publicTabs: FeedTab[] = ['category', 'date'];

function read(address: string, tabs: readonly FeedTab[] = feedTabs) {
  return readFeedState(new URLSearchParams(address), tabs);
}

test.each([
  ['', plain],
  ['tab=category&cl=7', { ...plain, tab: 'category', cl: 7 }],
  ['tab=date&day=6&cl=2', { ...plain, tab: 'date', cl: 2, day: 6 }],
  ['tab=date&date=2026-12-24', { ...plain, tab: 'date', date: '2026-12-24' }],
  ['free=1&area=11680', { ...plain, filters: { ...noFilters, free: true, areas: ['11680'] } }],
  ['tab=nonsense&cl=8&day=7&date=tomorrow', plain],
  ['cl=0&day=-1', plain],
  ['cl=1.5&day=%201', plain],
])('the query %j is read as the tab, category, day and filters of the feed', (address, feed) => {
  expect(read(address)).toEqual(feed);
});

test('the path of a category shows the clubs of that category', () => {
  const { search } = new URL(paths.categoryClubs(7), 'https://azit.kr');
  expect(read(search)).toEqual({ ...plain, tab: 'category', cl: 7 });
});

test('a guest gets the category tab instead of recommendations for any URL', () => {
  expect(read('tab=recommend', publicTabs).tab).toBe('category');
  expect(read('', publicTabs).tab).toBe('category');
});

describe('writing the feed state to the URL', () => {
  test('a default feed state writes an empty query', () => {
    expect(String(writeFeedState(plain, feedTabs))).toBe('');
    expect(String(writeFeedState({ ...plain, tab: 'category' }, publicTabs))).toBe('');
  });

  test('a feed state written to the URL is read back equal', () => {
    for (const tab of feedTabs) {
      for (const [cl, day] of [
        [1, 6],
        [7, 0],
        [3, 3],
      ] as const) {
        const feed = { ...plain, tab, cl, day, filters: { ...noFilters, weekend: day > 0 } };
        expect(readFeedState(writeFeedState(feed, feedTabs), feedTabs)).toEqual(feed);
      }
    }
  });
});
