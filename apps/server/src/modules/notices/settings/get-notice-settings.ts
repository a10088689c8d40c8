import type { NoticeSettings } from '@azit/contract/notices/notice-settings.schema';
import { seoulToday } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import type { Queryable } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import {
  selectMailFacts,
  selectMutedClubs,
  selectNoticeSettings,
} from './notice-settings.repository.ts';
import { toNoticeSettings } from './notice-settings.view.ts';

export function getNoticeSettings(context: Context, viewer: Viewer): Promise<NoticeSettings> {
  return readNoticeSettings(context.database, viewer, context.clock.now());
}

export async function readNoticeSettings(
  db: Queryable,
  { memberId }: Viewer,
  now: Date,
): Promise<NoticeSettings> {
  const own = { member_id: memberId };
  const stored = await findOne(db, selectNoticeSettings, own);
  const facts = await findOne(db, selectMailFacts, { ...own, today: seoulToday(now) });
  return toNoticeSettings(stored, await findMany(db, selectMutedClubs, own), facts);
}
