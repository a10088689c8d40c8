import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findOne } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { memberNotFound } from '#server/modules/members/member.refusal.ts';
import { selectFollowStatus } from './follow.repository.ts';

export async function getFollowStatus(
  { database }: Context,
  viewer: Viewer,
  memberId: number,
): Promise<{ result: boolean }> {
  const status = await findOne(database, selectFollowStatus, {
    viewer_id: viewer.memberId,
    ...hiddenValues(viewer),
    member_id: memberId,
  });
  if (status === undefined) throw memberNotFound();
  return { result: status.is_following };
}
