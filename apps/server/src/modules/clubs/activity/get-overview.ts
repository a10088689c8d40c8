import type { OwnOffer } from '@azit/contract/clubs/participation.schema';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { countWaiting } from '#server/modules/clubs/applications/count-waiting.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import {
  selectComingMeetings,
  selectOwnOffers,
  selectUnreviewedClubs,
} from './overview.repository.ts';

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
    `"offers":${JSON.stringify(offers.map(toOffer))}`,
    `"waiting":${JSON.stringify(waiting)}`,
    `"reviews":${reviews?.items}`,
  ];
  return new JsonText(`{"data":{${parts.join()}}}`);
}

type OfferRow = { club_id: number; club_name: string; expires_at: Date };

function toOffer({ club_id, club_name, expires_at }: OfferRow): OwnOffer {
  return { clubId: club_id, clubName: club_name, expiresAt: expires_at.toISOString() };
}
