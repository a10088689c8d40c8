import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { updateHidden } from './activity.repository.ts';

export async function hideActivity(
  { database }: Context,
  { memberId }: Viewer,
  { clubMemberId, isHidden }: { clubMemberId: number; isHidden: boolean },
) {
  const changed = await execute(database, updateHidden, {
    club_member_id: clubMemberId,
    member_id: memberId,
    is_hidden: isHidden,
  });
  if (changed === 0) throw new Refusal(404, 'SIGNUP_NOT_FOUND', '내 활동에 없는 아지트예요.');
  return { clubMemberId, isHidden };
}
