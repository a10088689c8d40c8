import type { Notice } from '@azit/contract/notices/notice.schema';
import { notices, NOTICE_PAGE_SIZE as size } from '@azit/contract/notices/notices.endpoints';
import { endpointPages, endpointQuery, pageOf } from '#web/api/endpoint-query.ts';

const lines = { read: pageOf<Notice>, idOf: ({ noticeId }: Notice) => noticeId };

export const noticeQueries = {
  /** Newest first. */
  list: () => ({ ...endpointPages(notices.list, { query: { size } }, lines), staleTime: 0 }),
  /** How many are unread. The live updates keep it current: nothing else has to ask. */
  unread: () => ({
    ...endpointQuery(notices.countUnread, {}, ({ data }) => data.unread),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};
