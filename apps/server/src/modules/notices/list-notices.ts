import type { Page } from '@azit/contract/envelope';
import type { Notice } from '@azit/contract/notices/notice.schema';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import { getOffset, type Paging, toPage } from '#server/http/page-json.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { countNotices, selectNoticePage } from './notice.repository.ts';
import { toNotice } from './notice.view.ts';

export async function listNotices(
  { database, clock }: Context,
  viewer: Viewer,
  paging: Paging,
): Promise<Page<Notice>> {
  const own = { member_id: viewer.memberId, ...hiddenValues(viewer) };
  const skipped = getOffset(paging);
  const now = clock.now();
  const [rows, counted] = await Promise.all([
    findMany(database, selectNoticePage, { ...own, now, size: paging.size, skipped }),
    findOne(database, countNotices, { ...own, now }),
  ]);
  return toPage(
    rows.map((row) => toNotice(row, now)),
    paging,
    counted?.total,
  );
}
