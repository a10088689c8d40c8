import type { MeetingMode } from '@azit/contract/clubs/club.field';
import type { ChangeClubBody } from '@azit/contract/clubs/club.payload';
import type { ChangeablePlan } from '@azit/rules/club-change';
import { resolveAreaCode } from '#server/modules/clubs/areas/club-area.ts';
import type { LockedClub } from '#server/modules/clubs/club.repository.ts';

export type ChangedPlan = ChangeablePlan & { isOnline: MeetingMode; areaCode: string | null };

export function toChangedPlan(club: LockedClub): ChangedPlan {
  return {
    clubName: club.club_name,
    memberLimit: club.member_limit,
    meetingDate: club.meeting_date,
    meetingTime: club.meeting_time,
    durationMinutes: club.duration_minutes,
    isOnline: club.is_online ? 'online' : 'offline',
    location: club.location,
    areaCode: club.area_code,
    onlineLink: club.online_link,
  };
}

export function applyChange(before: ChangedPlan, change: ChangeClubBody): ChangedPlan {
  const isOnline = change.isOnline ?? before.isOnline;
  const link = change.onlineLink === undefined ? before.onlineLink : change.onlineLink;
  const newLocation = change.location === undefined ? before.location : change.location;
  const location = isOnline === 'online' ? null : newLocation;
  const locationBefore = { location: before.location, area_code: before.areaCode };
  return {
    clubName: change.clubName ?? before.clubName,
    memberLimit: change.memberLimit ?? before.memberLimit,
    meetingDate: change.meetingDate ?? before.meetingDate,
    meetingTime: change.meetingTime ?? before.meetingTime,
    durationMinutes: change.durationMinutes ?? before.durationMinutes,
    isOnline,
    location,
    areaCode: resolveAreaCode(location, change.areaCode, locationBefore),
    onlineLink: isOnline === 'online' ? link : null,
  };
}

export function toChangedColumns(plan: ChangedPlan) {
  return {
    club_name: plan.clubName,
    member_limit: plan.memberLimit,
    meeting_date: plan.meetingDate,
    meeting_time: plan.meetingTime,
    duration_minutes: plan.durationMinutes,
    is_online: plan.isOnline === 'online',
    location: plan.location,
    area_code: plan.areaCode,
    online_link: plan.onlineLink,
  };
}
