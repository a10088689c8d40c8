import type { Page } from '@azit/contract/envelope';
import type { Notice } from '@azit/contract/notices/notice.schema';

export type NoticePages = { pages: Page<Notice>[]; pageParams: unknown[] };

export type Reading = { upTo: number; only?: true };

export function markLinesRead(list: NoticePages, reading: Reading, readAt: string): NoticePages {
  const { upTo, only } = reading;
  const isMarked = ({ noticeId }: Notice) => (only ? noticeId === upTo : noticeId <= upTo);
  const read = (notice: Notice) =>
    isMarked(notice) && notice.readAt === null ? { ...notice, readAt } : notice;
  const pages = list.pages.map((page) => ({ ...page, data: page.data.map(read) }));
  return { ...list, pages };
}

/**
 * Counting the loaded notices is enough: pages load from the newest, so all notices after `upTo`
 * are loaded.
 */
function countNewerUnread({ pages }: NoticePages, upTo: number): number {
  return pages
    .flatMap(({ data }) => data)
    .filter(({ noticeId, readAt }) => noticeId > upTo && readAt === null).length;
}

export function countUnreadAfter(list: NoticePages, { upTo, only }: Reading, before = 1): number {
  return only ? Math.max(before - 1, 0) : countNewerUnread(list, upTo);
}
