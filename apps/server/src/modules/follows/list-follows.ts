import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findOne } from '#server/database/run-statement.ts';
import { getOffset, pageJson } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { memberNotFound } from '#server/runtime/refusal.ts';
import { selectFollowers, selectFollowing, selectFollowStatus } from './follow.repository.ts';

type ListInput = { memberId: number; page: number; size: number };

export function listFollowing(context: Context, viewer: Viewer, input: ListInput) {
  return listFollows(context, viewer, input, selectFollowing);
}

export function listFollowers(context: Context, viewer: Viewer, input: ListInput) {
  return listFollows(context, viewer, input, selectFollowers);
}

async function listFollows(
  { database }: Context,
  viewer: Viewer,
  { memberId, page, size }: ListInput,
  side: typeof selectFollowing,
): Promise<JsonText> {
  const found = await findOne(database, side, {
    member_id: memberId,
    skipped: getOffset({ page, size }),
    size,
    viewer_id: viewer.memberId,
    ...hiddenValues(viewer),
  });
  if (found === undefined) throw memberNotFound();
  return pageJson(found.items, { page, size }, found.total);
}

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
