import { LARGE_CATEGORY_IDS } from '@azit/contract/categories/category.schema';
import { type ClubFilters, readFilters, withFilters } from '#web/domain/finding/club-filters.ts';

export const feedTabs = ['recommend', 'category', 'date'] as const;
export type FeedTab = (typeof feedTabs)[number];

/** The state lives in the URL, so that Back and reload restore it. */
export type FeedState = {
  tab: FeedTab;
  cl: number;
  day: number;
  date: string | null;
  filters: ClubFilters;
};

export const stripDays = 7;

export function readFeedState(address: URLSearchParams, tabs: readonly FeedTab[]): FeedState {
  const requested = address.get('tab');
  return {
    tab: tabs.find((tab) => tab === requested) ?? tabs[0] ?? 'category',
    cl: LARGE_CATEGORY_IDS.find((id) => String(id) === address.get('cl')) ?? 1,
    day: readDay(address.get('day')),
    date: readDate(address.get('date')),
    filters: readFilters(address),
  };
}

/** Omits defaults, so that the home page has a plain URL. */
export function writeFeedState(feed: FeedState, tabs: readonly FeedTab[]): URLSearchParams {
  const address = new URLSearchParams();
  if (feed.tab !== tabs[0]) address.set('tab', feed.tab);
  if (feed.cl !== 1) address.set('cl', String(feed.cl));
  if (feed.date !== null) address.set('date', feed.date);
  else if (feed.day !== 0) address.set('day', String(feed.day));
  return withFilters(address, feed.filters);
}

export function feedChoice(feed: FeedState): string {
  return String(writeFeedState({ ...feed, tab: 'recommend' }, feedTabs));
}

function readDay(text: string | null): number {
  return text !== null && /^\d$/.test(text) && Number(text) < stripDays ? Number(text) : 0;
}

function readDate(text: string | null): string | null {
  return text !== null && /^20\d\d-[01]\d-[0-3]\d$/.test(text) ? text : null;
}
