import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findOne } from '#server/database/run-statement.ts';
import { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { memberNotFound } from '#server/modules/members/member.refusal.ts';
import {
  selectAppliedActivity,
  selectClosedActivity,
  selectEndedApplications,
  selectJoinedActivity,
  selectOwnActivity,
  selectShownActivity,
} from './activity.repository.ts';

export async function listActivity(
  context: Context,
  viewer: Viewer,
  memberId: number,
): Promise<JsonText> {
  if (memberId === viewer.memberId) return listOwn(context, viewer, selectOwnActivity);
  const { database, clock } = context;
  const found = await findOne(database, selectShownActivity, {
    member_id: memberId,
    viewer_id: viewer.memberId,
    ...hiddenValues(viewer),
    ...nowValues(clock.now()),
  });
  return toReply(found);
}

export function listActivityByState(
  context: Context,
  viewer: Viewer,
  state: number,
): Promise<JsonText> {
  const states = [
    selectAppliedActivity,
    selectJoinedActivity,
    selectClosedActivity,
    selectEndedApplications,
  ];
  return listOwn(context, viewer, states[state] ?? selectClosedActivity);
}

async function listOwn(
  { database, clock }: Context,
  viewer: Viewer,
  list: typeof selectOwnActivity,
): Promise<JsonText> {
  const { memberId } = viewer;
  const ids = { member_id: memberId, viewer_id: memberId };
  const now = clock.now();
  const own = { ...ids, ...hiddenValues(viewer), ...nowValues(now), now };
  return toReply(await findOne(database, list, own));
}

function toReply(found: { items: string } | undefined): JsonText {
  if (found === undefined) {
    throw memberNotFound();
  }
  return new JsonText(found.items);
}
