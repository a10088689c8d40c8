import type { Page } from '@azit/contract/envelope';
import type { Notice } from '@azit/contract/notices/notice.schema';
import type { Context } from '#server/context.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import { offsetOf, type Paging } from '#server/http/page-json.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { countNotices, selectNoticePage } from './notice.repository.ts';
import { toNotice } from './notice.view.ts';

export async function listNotices(
  { database, clock }: Context,
  viewer: Viewer,
  { page, size }: Paging,
): Promise<Page<Notice>> {
  const own = { member_id: viewer.memberId };
  const count = async () => (await findOne(database, countNotices.for(viewer), own))?.total ?? 0;
  const [rows, counted] = await Promise.all([
    findMany(database, selectNoticePage.for(viewer), {
      ...own,
      size,
      skipped: offsetOf({ page, size }),
    }),
    viewer.hidden === undefined ? count() : undefined,
  ]);
  const now = clock.now();
  // With blocks a page has counted already, unless it lies behind the last line.
  const totalElements = counted ?? rows[0]?.total ?? (await count());
  const pageInfo = { page, size, totalElements, totalPages: Math.ceil(totalElements / size) };
  return { data: rows.map((row) => toNotice(row, now)), pageInfo };
}
