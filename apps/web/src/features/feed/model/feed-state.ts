import { LARGE_CATEGORY_IDS } from '@azit/contract/categories/category.schema';
import { type ClubFilters, readFilters, withFilters } from '#web/domain/club-filters.ts';

export const feedTabs = ['recommend', 'category', 'date'] as const;
export type FeedTab = (typeof feedTabs)[number];

/** What of the feed is on screen: it is in the address, so Back and reload keep it. */
export type FeedState = {
  tab: FeedTab;
  /** Large category. */
  cl: number;
  /** Days from today. */
  day: number;
  /** A day further ahead than the strip shows, chosen in the month; it goes before `day`. */
  date: string | null;
  /** The same for every tab. */
  filters: ClubFilters;
};

export const stripDays = 7;

/** Anything odd in the address reads as the default: the first tab, the first tile, today. */
export function readFeedState(address: URLSearchParams, tabs: readonly FeedTab[]): FeedState {
  const asked = address.get('tab');
  return {
    tab: tabs.find((tab) => tab === asked) ?? tabs[0] ?? 'category',
    cl: LARGE_CATEGORY_IDS.find((id) => String(id) === address.get('cl')) ?? 1,
    day: readDay(address.get('day')),
    date: readDate(address.get('date')),
    filters: readFilters(address),
  };
}

/** Defaults are left out: the plain front page keeps its plain URL. */
export function writeFeedState(feed: FeedState, tabs: readonly FeedTab[]): URLSearchParams {
  const address = new URLSearchParams();
  if (feed.tab !== tabs[0]) address.set('tab', feed.tab);
  if (feed.cl !== 1) address.set('cl', String(feed.cl));
  if (feed.date !== null) address.set('date', feed.date);
  else if (feed.day !== 0) address.set('day', String(feed.day));
  return withFilters(address, feed.filters);
}

/** Everything that is chosen within the tabs: another choice is another list. */
export function choiceOf(feed: FeedState): string {
  return String(writeFeedState({ ...feed, tab: 'recommend' }, feedTabs));
}

function readDay(text: string | null): number {
  return text !== null && /^\d$/.test(text) && Number(text) < stripDays ? Number(text) : 0;
}

function readDate(text: string | null): string | null {
  return text !== null && /^20\d\d-[01]\d-[0-3]\d$/.test(text) ? text : null;
}
