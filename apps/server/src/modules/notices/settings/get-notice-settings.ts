import type { NoticeSettings } from '@azit/contract/notices/notice-settings.schema';
import type { Context } from '#server/context.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import type { Queryable } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { selectMutedClubs, selectNoticeSettings } from './notice-settings.repository.ts';
import { toNoticeSettings } from './notice-settings.view.ts';

export function getNoticeSettings({ database }: Context, viewer: Viewer): Promise<NoticeSettings> {
  return readNoticeSettings(database, viewer);
}

export async function readNoticeSettings(
  db: Queryable,
  { memberId }: Viewer,
): Promise<NoticeSettings> {
  const own = { member_id: memberId };
  const stored = await findOne(db, selectNoticeSettings, own);
  return toNoticeSettings(stored, await findMany(db, selectMutedClubs, own));
}
