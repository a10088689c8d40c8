import { LARGE_CATEGORY_IDS } from '@azit/contract/categories/category.schema';

export const feedTabs = ['recommend', 'category', 'date'] as const;
export type FeedTab = (typeof feedTabs)[number];

/** What of the feed is on screen: it is in the address, so Back and reload keep it. */
export type FeedState = {
  tab: FeedTab;
  /** Large category. */
  cl: number;
  /** Days from today. */
  day: number;
};

export const stripDays = 7;

/** Anything odd in the address reads as the default: the first tab, the first tile, today. */
export function readFeedState(address: URLSearchParams, tabs: readonly FeedTab[]): FeedState {
  const asked = address.get('tab');
  return {
    tab: tabs.find((tab) => tab === asked) ?? tabs[0] ?? 'category',
    cl: LARGE_CATEGORY_IDS.find((id) => String(id) === address.get('cl')) ?? 1,
    day: readDay(address.get('day')),
  };
}

/** Defaults are left out: the plain front page keeps its plain URL. */
export function writeFeedState(feed: FeedState, tabs: readonly FeedTab[]): URLSearchParams {
  const address = new URLSearchParams();
  if (feed.tab !== tabs[0]) address.set('tab', feed.tab);
  if (feed.cl !== 1) address.set('cl', String(feed.cl));
  if (feed.day !== 0) address.set('day', String(feed.day));
  return address;
}

function readDay(text: string | null): number {
  return text !== null && /^\d$/.test(text) && Number(text) < stripDays ? Number(text) : 0;
}
