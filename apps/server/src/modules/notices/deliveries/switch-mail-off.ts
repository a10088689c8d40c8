import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { mergeNoticeSettings } from '../settings/notice-settings.repository.ts';

/** Leaves every other choice as it is; what is on its way by mail is dropped when its time comes. */
export async function switchMailOff(
  { database }: Pick<Context, 'database'>,
  memberId: number,
  kind: NoticeKind,
): Promise<void> {
  await execute(database, mergeNoticeSettings, {
    member_id: memberId,
    kinds: JSON.stringify({ [kind]: { mail: false } }),
    quiet_hours: null,
    hide_content: null,
  });
}
