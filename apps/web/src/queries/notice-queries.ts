import type { Notice } from '@azit/contract/notices/notice.schema';
import { notices, NOTICE_PAGE_SIZE as size } from '@azit/contract/notices/notices.endpoints';
import { endpointPages, endpointQuery, readPage } from '#web/api/endpoint-query.ts';

const lines = { read: readPage<Notice>, getId: ({ noticeId }: Notice) => noticeId };

export const noticeQueries = {
  list: () => ({ ...endpointPages(notices.list, { query: { size } }, lines), staleTime: 0 }),
  /** The count never becomes stale, because events of the live stream update it. */
  unread: () => ({
    ...endpointQuery(notices.countUnread, {}, ({ data }) => data.unread),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};
