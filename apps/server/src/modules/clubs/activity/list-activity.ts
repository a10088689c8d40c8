import type { OwnOffer } from '@azit/contract/clubs/participation.schema';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { countWaiting } from '#server/modules/clubs/applications/count-waiting.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { memberNotFound, Refusal } from '#server/runtime/refusal.ts';
import {
  selectAppliedActivity,
  selectClosedActivity,
  selectEndedApplications,
  selectJoinedActivity,
  selectOwnActivity,
  selectShownActivity,
  updateHidden,
} from './activity.repository.ts';
import {
  selectComingMeetings,
  selectOwnOffers,
  selectUnreviewedClubs,
} from './overview.repository.ts';

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

export async function getOverview(context: Context, viewer: Viewer): Promise<JsonText> {
  const { database, clock } = context;
  const { memberId } = viewer;
  const now = clock.now();
  const own = {
    member_id: memberId,
    viewer_id: memberId,
    ...hiddenValues(viewer),
    ...nowValues(now),
  };
  const [meetings, offers, waiting, reviews] = await Promise.all([
    findOne(database, selectComingMeetings, own),
    findMany(database, selectOwnOffers, { member_id: memberId, now }),
    countWaiting(context, viewer),
    findOne(database, selectUnreviewedClubs, own),
  ]);
  const parts = [
    `"meetings":${meetings?.items}`,
    `"offers":${JSON.stringify(offers.map((row) => toOffer(row, now)))}`,
    `"waiting":${JSON.stringify(waiting)}`,
    `"reviews":${reviews?.items}`,
  ];
  return new JsonText(`{"data":{${parts.join()}}}`);
}

type OfferRow = { club_id: number; club_name: string; expires_at: Date };

function toOffer({ club_id, club_name, expires_at }: OfferRow, now: Date): OwnOffer {
  return {
    clubId: club_id,
    clubName: club_name,
    expiresAt: expires_at.toISOString(),
    expiresInMs: expires_at.getTime() - now.getTime(),
  };
}
