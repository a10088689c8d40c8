import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findOne } from '#server/database/run-statement.ts';
import { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { countWaiting } from '#server/modules/clubs/applications/count-waiting.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { selectComingMeetings, selectUnreviewedClubs } from './overview.repository.ts';

export async function getOverview(context: Context, viewer: Viewer): Promise<JsonText> {
  const { database, clock } = context;
  const { memberId } = viewer;
  const own = {
    member_id: memberId,
    viewer_id: memberId,
    ...hiddenValues(viewer),
    ...nowValues(clock.now()),
  };
  const [meetings, waiting, reviews] = await Promise.all([
    findOne(database, selectComingMeetings, own),
    countWaiting(context, viewer),
    findOne(database, selectUnreviewedClubs, own),
  ]);
  return new JsonText(
    `{"data":{"meetings":${meetings?.items},"waiting":${JSON.stringify(waiting)},"reviews":${reviews?.items}}}`,
  );
}
