import type { ClubStatus } from '@azit/contract/clubs/club.schema';
import { isMeetingOver } from '@azit/rules/meeting-time';
import { seoulToday } from '@azit/rules/seoul-clock';
import { invalidField, Refusal } from '#server/http/refusal.ts';

type Timed = { meeting_date: string; meeting_time: string; cancelled_at: Date | null };

/** Decided at the moment of reading: no job has to run for it to be right. */
export function clubStatusAt(club: Timed, now: Date): ClubStatus {
  if (club.cancelled_at !== null) return 'CLUB_CANCEL';
  return isOver(club, now) ? 'CLUB_CLOSED' : 'CLUB_ACTIVE';
}

export function isOver(club: Omit<Timed, 'cancelled_at'>, now: Date): boolean {
  return isMeetingOver({ meetingDate: club.meeting_date, meetingTime: club.meeting_time }, now);
}

export function demandClub<Club>(club: Club | undefined): Club {
  if (club === undefined) throw new Refusal(404, 'CLUB_NOT_FOUND', '아지트를 찾을 수 없어요.');
  return club;
}

export function demandHost(club: { host_id: number }, viewer: { memberId: number }) {
  if (club.host_id === viewer.memberId) return;
  throw new Refusal(403, 'NOT_HOST', '호스트만 할 수 있는 일이에요.');
}

export function demandOpen(club: Timed, now: Date) {
  if (clubStatusAt(club, now) === 'CLUB_ACTIVE') return;
  throw new Refusal(422, 'CLUB_ENDED', '이미 종료된 아지트예요.');
}

/** A new meeting must lie ahead: the day is told apart from the hour. */
export function demandMeetingAhead(
  meeting: { meetingDate: string; meetingTime: string },
  now: Date,
) {
  if (meeting.meetingDate < seoulToday(now)) {
    throw invalidField('meetingDate', '오늘부터 고를 수 있어요.');
  }
  if (isMeetingOver(meeting, now)) {
    throw invalidField('meetingTime', '이미 지난 시간이에요. 지금보다 뒤의 시간을 골라 주세요.');
  }
}

export function demandLimitHolds(club: { joined_count: number }, memberLimit: number) {
  if (memberLimit >= club.joined_count) return;
  const message = `이미 ${club.joined_count}명이 함께해요. 인원을 그보다 적게 정할 수 없어요.`;
  const fieldErrors = [{ field: 'memberLimit', message }];
  throw new Refusal(400, 'CLUB_LIMIT_BELOW_JOINED', message, { fieldErrors });
}

export function demandUnlocked(isLocked: boolean) {
  if (!isLocked) return;
  const message = '신청하거나 참여한 사람이 있어서 이름, 인원, 날짜, 시간, 장소는 바꿀 수 없어요.';
  throw new Refusal(409, 'CLUB_FIELDS_LOCKED', message);
}
