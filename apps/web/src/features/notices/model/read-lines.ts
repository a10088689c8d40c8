import type { Page } from '@azit/contract/envelope';
import type { Notice } from '@azit/contract/notices/notice.schema';

export type NoticePages = { pages: Page<Notice>[]; pageParams: unknown[] };

/** The same lines after everything up to `upTo` was read at `readAt`. */
export function markLinesRead(list: NoticePages, upTo: number, readAt: string): NoticePages {
  const read = (notice: Notice) =>
    notice.noticeId <= upTo && notice.readAt === null ? { ...notice, readAt } : notice;
  const pages = list.pages.map((page) => ({ ...page, data: page.data.map(read) }));
  return { ...list, pages };
}

/** How many lines newer than `upTo` are unread: all of them are loaded where `upTo` itself is. */
export function countUnreadAfter({ pages }: NoticePages, upTo: number): number {
  return pages
    .flatMap(({ data }) => data)
    .filter(({ noticeId, readAt }) => noticeId > upTo && readAt === null).length;
}
