import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { listRowKinds, noticeRules } from '@azit/rules/notices/notice-rule';
import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { mergeNoticeSettings } from '../settings/notice-settings.repository.ts';

/**
 * Ends the mails of the whole row, because that is what the page names and the settings show. Leaves
 * every other choice as it is; what is on its way by mail is dropped when its time comes.
 */
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
