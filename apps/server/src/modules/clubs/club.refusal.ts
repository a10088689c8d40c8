import type { Meeting } from '@azit/rules/meeting-time';
import { invalidField, Refusal } from '#server/runtime/refusal.ts';
import { clubStatusAt, pastHalf, type TimedClub } from './club.policy.ts';

export function requireClub<Club>(club: Club | undefined): Club {
  if (club === undefined) throw new Refusal(404, 'CLUB_NOT_FOUND', '아지트를 찾을 수 없어요.');
  return club;
}

export function requireHost(club: { host_id: number }, viewer: { memberId: number }) {
  if (club.host_id === viewer.memberId) return;
  throw new Refusal(403, 'NOT_HOST', '호스트만 할 수 있는 일이에요.');
}

export function requireOpen(club: TimedClub, now: Date) {
  if (clubStatusAt(club, now) === 'CLUB_ACTIVE') return;
  throw new Refusal(422, 'CLUB_ENDED', '이미 종료된 아지트예요.');
}

const PAST: Record<keyof Meeting, string> = {
  meetingDate: '오늘부터 고를 수 있어요.',
  meetingTime: '이미 지난 시간이에요. 지금보다 뒤의 시간을 골라 주세요.',
};

export function requireMeetingAhead(meeting: Meeting, now: Date) {
  const half = pastHalf(meeting, now);
  if (half !== undefined) throw invalidField(half, PAST[half]);
}

export function requireLimitHolds(club: { joined_count: number }, memberLimit: number) {
  if (memberLimit >= club.joined_count) return;
  const message = `이미 ${club.joined_count}명이 함께해요. 인원을 그보다 적게 정할 수 없어요.`;
  const fieldErrors = [{ field: 'memberLimit', message }];
  throw new Refusal(400, 'CLUB_LIMIT_BELOW_JOINED', message, { fieldErrors });
}

export function requireUnlocked(isLocked: boolean) {
  if (!isLocked) return;
  const message = '신청하거나 참여한 사람이 있어서 이름, 인원, 날짜, 시간, 장소는 바꿀 수 없어요.';
  throw new Refusal(409, 'CLUB_FIELDS_LOCKED', message);
}
