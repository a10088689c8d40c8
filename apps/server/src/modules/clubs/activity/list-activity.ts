import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import {
  selectAppliedActivity,
  selectClosedActivity,
  selectJoinedActivity,
  selectOwnActivity,
  selectShownActivity,
} from './activity.repository.ts';

export function listActivity(
  context: Context,
  viewer: Viewer,
  memberId: number,
): Promise<JsonText> {
  const isOwner = memberId === viewer.memberId;
  return runList(context, memberId, isOwner ? selectOwnActivity : selectShownActivity);
}

/** By the number in the path: 0 applied, 1 joined, 2 closed. */
export function listActivityByState(
  context: Context,
  viewer: Viewer,
  state: number,
): Promise<JsonText> {
  const states = [selectAppliedActivity, selectJoinedActivity, selectClosedActivity];
  return runList(context, viewer.memberId, states[state] ?? selectClosedActivity);
}

async function runList(
  { database, clock }: Context,
  memberId: number,
  list: typeof selectOwnActivity,
): Promise<JsonText> {
  const found = await findOne(database, list, { member_id: memberId, ...toMoment(clock.now()) });
  if (found === undefined) {
    throw new Refusal(404, 'MEMBER_NOT_FOUND', '없거나 탈퇴한 회원이에요.');
  }
  return new JsonText(found.items);
}
