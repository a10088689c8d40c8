import type { Context } from '#server/context.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { HttpResult } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { hashSecret, makeOpaqueToken } from '#server/runtime/opaque-token.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import {
  deleteCalendar,
  renewCalendar,
  selectFeedMeetings,
  selectFeedOwner,
  selectFeedState,
} from './calendar.repository.ts';
import { calendarAddress, toCalendarText } from './calendar-text.ts';

export async function getFeedState({ database }: Context, { memberId }: Viewer) {
  const feed = await findOne(database, selectFeedState, { member_id: memberId });
  return { createdAt: feed?.created_at.toISOString() ?? null };
}

export async function renewFeed(context: Context, { memberId }: Viewer): Promise<{ url: string }> {
  const { token, hash } = makeOpaqueToken();
  await execute(context.database, renewCalendar, {
    member_id: memberId,
    secret_hash: hash,
    created_at: context.clock.now(),
  });
  return { url: calendarAddress(context, `/api/calendars/${token}.ics`) };
}

export async function endFeed({ database }: Context, { memberId }: Viewer): Promise<void> {
  await execute(database, deleteCalendar, { member_id: memberId });
}

const caching = { 'Cache-Control': 'private, no-cache' };

type FeedRequest = { secret: string; known: string | undefined };

export async function getFeed(
  { database, clock, config }: Context,
  { secret, known }: FeedRequest,
): Promise<HttpResult<undefined>> {
  const owner = await findOne(database, selectFeedOwner, { secret_hash: hashSecret(secret) });
  if (owner === undefined) {
    throw new Refusal(404, 'CALENDAR_NOT_FOUND', '끝났거나 없는 캘린더 주소예요.');
  }
  const { today } = nowValues(clock.now());
  const meetings = await findMany(database, selectFeedMeetings, { ...owner, today });
  const file = toCalendarText({ meetings, publicUrl: config.publicUrl });
  return new HttpResult<undefined>({ file, headers: caching, version: { known } });
}
