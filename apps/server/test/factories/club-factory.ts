import type { EditClubBody } from '@azit/contract/clubs/club.payload';
import type { ClubMemberStatus } from '@azit/contract/clubs/club.schema';
import type { Context } from '#server/context.ts';
import { insertRow } from './insert-row.ts';
import { matchRooms } from './match-rooms.ts';

type ClubParts = {
  hostId: number;
  clubName?: string;
  clubInfo?: string;
  joinQuestion?: string;
  fee?: number;
  meetingDate?: string;
  meetingTime?: string;
  durationMinutes?: number;
  memberLimit?: number;
  genderRestriction?: 'ALL' | 'MALE_ONLY' | 'FEMALE_ONLY';
  birthYearMin?: number | null;
  birthYearMax?: number | null;
  location?: string | null;
  locationVisibility?: 'ALL' | 'JOINED';
  onlineLink?: string | null;
  bringAlong?: string | null;
  againOf?: number | null;
  categorySmallId?: number;
  cancelledAt?: Date | null;
  visibility?: 'LISTED' | 'BY_LINK';
};

export const unchangedPlan: EditClubBody = {
  clubName: '성수에서 볼더링',
  clubInfo: '처음이어도 괜찮아요.',
  memberLimit: 8,
  meetingDate: '2026-11-21',
  meetingTime: '14:00',
  fee: 0,
  genderRestriction: 'ALL',
  birthYearMin: null,
  birthYearMax: null,
  isOnline: 'offline',
  location: '서울 성동구 연무장길 7',
};

const SMALL_PER_LARGE = 5;

export async function createClub(context: Context, parts: ClubParts): Promise<number> {
  const { database } = context;
  const categorySmallId = parts.categorySmallId ?? 6;
  const location = parts.location === undefined ? unchangedPlan.location : parts.location;
  const { club_id: clubId } = await insertRow(database, 'clubs', {
    host_id: parts.hostId,
    club_name: parts.clubName ?? unchangedPlan.clubName,
    club_info: parts.clubInfo ?? unchangedPlan.clubInfo,
    join_question: parts.joinQuestion ?? '몇 번 해 봤나요?',
    fee: parts.fee ?? 0,
    meeting_date: parts.meetingDate ?? unchangedPlan.meetingDate,
    meeting_time: parts.meetingTime ?? unchangedPlan.meetingTime,
    duration_minutes: parts.durationMinutes ?? 120,
    member_limit: parts.memberLimit ?? unchangedPlan.memberLimit,
    gender_restriction: parts.genderRestriction ?? 'ALL',
    birth_year_min: parts.birthYearMin ?? null,
    birth_year_max: parts.birthYearMax ?? null,
    is_online: location === null,
    location,
    location_visibility: parts.locationVisibility ?? 'ALL',
    online_link: parts.onlineLink ?? null,
    bring_along: parts.bringAlong ?? null,
    again_of: parts.againOf ?? null,
    category_small_id: categorySmallId,
    category_large_id: Math.ceil(categorySmallId / SMALL_PER_LARGE),
    cancelled_at: parts.cancelledAt ?? null,
    visibility: parts.visibility ?? 'LISTED',
  });
  await addClubMember(context, Number(clubId), parts.hostId, 'CLUB_JOINED', null);
  return Number(clubId);
}

export async function addClubMember(
  { database, clock }: Pick<Context, 'database'> & Partial<Pick<Context, 'clock'>>,
  clubId: number,
  memberId: number,
  status: ClubMemberStatus,
  joinAnswer: string | null = '두 번 해 봤어요.',
  decidedAt: Date | null = null,
): Promise<number> {
  const row = await insertRow(database, 'club_members', {
    club_id: clubId,
    member_id: memberId,
    status,
    join_answer: joinAnswer,
    decided_at: decidedAt,
    ...(clock && { applied_at: clock.now() }),
  });
  if (status === 'CLUB_JOINED') await matchRooms({ database }, clubId);
  return Number(row.club_member_id);
}
