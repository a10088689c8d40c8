import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { listRowKinds, noticeRules } from '@azit/rules/notices/notice-rule';
import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { mergeNoticeSettings } from '../settings/notice-settings.repository.ts';

export async function switchMailOff(
  { database }: Pick<Context, 'database'>,
  memberId: number,
  kind: NoticeKind,
): Promise<void> {
  const ended = listRowKinds(noticeRules[kind].row).map((one) => [one, { mail: false }]);
  await execute(database, mergeNoticeSettings, {
    member_id: memberId,
    kinds: JSON.stringify(Object.fromEntries(ended)),
    quiet_hours: null,
    hide_content: null,
  });
}
