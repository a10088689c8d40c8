import { mayOpenMeeting } from '@azit/rules/club-visibility';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { HttpResult } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { requireClub } from '#server/modules/clubs/club.refusal.ts';
import { forbidden } from '#server/runtime/refusal.ts';
import { type CalendarMeeting, selectMeeting } from './calendar.repository.ts';
import { toCalendarText } from './calendar-text.ts';

export async function getMeetingFile(
  context: Context,
  viewer: Viewer,
  clubId: number,
): Promise<HttpResult<undefined>> {
  return toMeetingFile(context, await readOpenMeeting(context, viewer.memberId, clubId));
}

/**
 * Returns undefined for a member without a seat, whose mail is then sent without a calendar file.
 */
export async function readMeetingFile(
  { database, config }: Context,
  memberId: number,
  clubId: number,
): Promise<string | undefined> {
  const ids = { club_id: clubId, member_id: memberId };
  const meeting = await findOne(database, selectMeeting, ids);
  if (!mayOpenMeeting(meeting?.is_joined ? 'joined' : 'member') || !meeting) return undefined;
  return toCalendarText({ meetings: [meeting], publicUrl: config.publicUrl });
}

/**
 * Only joined members may read the calendar file, because it contains the location of the meeting.
 */
export async function readOpenMeeting(
  { database }: Context,
  memberId: number,
  clubId: number,
): Promise<CalendarMeeting> {
  const ids = { club_id: clubId, member_id: memberId };
  const meeting = requireClub(await findOne(database, selectMeeting, ids));
  if (mayOpenMeeting(meeting.is_joined ? 'joined' : 'member')) return meeting;
  throw forbidden('참여하는 사람만 캘린더에 넣을 수 있어요.');
}

export function toMeetingFile({ config }: Context, meeting: CalendarMeeting) {
  const file = toCalendarText({ meetings: [meeting], publicUrl: config.publicUrl });
  const name = `azit-${meeting.club_id}.ics`;
  const headers = {
    'Cache-Control': 'no-store',
    'Content-Disposition': `inline; filename="${name}"`,
  };
  return new HttpResult<undefined>({ file, headers });
}
