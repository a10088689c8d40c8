import { appPaths } from '@azit/rules/app-path';
import { meetingEnd, meetingStart } from '@azit/rules/meeting-time';
import ical, { ICalAlarmType, ICalEventStatus } from 'ical-generator';
import type { Context } from '#server/context.ts';
import type { CalendarMeeting } from './calendar.repository.ts';

const ALARM_SECONDS = 60 * 60;
const PRODUCT = { company: 'azit', product: 'azit', language: 'KO' };

type CalendarParts = {
  meetings: readonly CalendarMeeting[];
  publicUrl: string | undefined;
};

/** The text depends only on the meetings, never on the request time, so that ETags work. */
export function toCalendarText({ meetings, publicUrl }: CalendarParts): string {
  const host = publicUrl === undefined ? 'azit' : new URL(publicUrl).hostname;
  const calendar = ical({ prodId: PRODUCT, name: '아지트' });
  for (const meeting of meetings) {
    const lasting = {
      meetingDate: meeting.meeting_date,
      meetingTime: meeting.meeting_time,
      durationMinutes: meeting.duration_minutes,
    };
    const isCancelled = meeting.cancelled_at !== null;
    const event = calendar.createEvent({
      // The id contains the host name: two installations may have clubs with the same number.
      id: `club-${meeting.club_id}@${host}`,
      sequence: meeting.sequence,
      stamp: meeting.revised_at,
      start: meetingStart(lasting),
      end: meetingEnd(lasting),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: isCancelled ? `[취소] ${meeting.club_name}` : meeting.club_name,
      location: meeting.location ?? meeting.online_link ?? '온라인',
      description: describe(meeting),
      ...(publicUrl && { url: `${publicUrl}${appPaths.clubDetail}/${meeting.club_id}` }),
    });
    if (!isCancelled) {
      event.createAlarm({
        type: ICalAlarmType.display,
        triggerBefore: ALARM_SECONDS,
        description: meeting.club_name,
      });
    }
  }
  return calendar.toString();
}

function describe({ club_info, online_link, bring_along, cancel_reason }: CalendarMeeting): string {
  const reason = cancel_reason && `취소한 이유: ${cancel_reason}`;
  const bring = bring_along && `준비물: ${bring_along}`;
  return [reason, club_info, bring, online_link].filter((line) => line !== null).join('\n\n');
}

export function calendarAddress({ config }: Pick<Context, 'config'>, path: string): string {
  return `${config.publicUrl ?? ''}${path}`;
}
