import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import type { Context } from '#server/context.ts';
import { int, text } from '#server/database/column.ts';
import { execute } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';

/** Leaves every other choice as it is. A member who left has none. */
const switchKindMailOff = statement({
  name: 'switch_kind_mail_off',
  text: `
    insert into notice_settings (member_id, kinds)
    select member_id, jsonb_build_object(:kind::text, '{"mail": false}'::jsonb)
    from members where member_id = :member_id and status <> 'WITHDRAWN'
    on conflict (member_id) do update set kinds = notice_settings.kinds || jsonb_build_object(
      :kind::text, coalesce(notice_settings.kinds -> :kind::text, '{}') || '{"mail": false}')`,
  params: { member_id: int, kind: text },
});

/** What is on its way by mail is dropped when its time comes. */
export async function switchMailOff(
  { database }: Pick<Context, 'database'>,
  memberId: number,
  kind: NoticeKind,
): Promise<void> {
  await execute(database, switchKindMailOff, { member_id: memberId, kind });
}
