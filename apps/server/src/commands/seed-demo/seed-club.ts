import { findChanges } from '@azit/rules/club-change';
import { type Meeting, meetingStart } from '@azit/rules/meeting-time';
import { addDays, seoulInstant } from '@azit/rules/seoul-clock';
import { execute, findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { cancelClub, insertClub } from '#server/modules/clubs/club.repository.ts';
import { type ClubPlan, planColumns } from '#server/modules/clubs/club-plan.ts';
import { toYearText } from '#server/modules/clubs/invitations/invitation.view.ts';
import { lockExistingClub } from '#server/modules/clubs/lock-club.ts';
import {
  confirmClub,
  insertAbsences,
} from '#server/modules/clubs/meetings/attendance/attendance.repository.ts';
import { applyChange, toChangedPlan } from '#server/modules/clubs/meetings/changed-plan.ts';
import { storeChange } from '#server/modules/clubs/meetings/store-change.ts';
import { imagePath } from '#server/modules/images/image-store.ts';
import { type DemoClub, listNicknames } from './content/demo-club.ts';
import { insertDemoApplications } from './demo.repository.ts';
import { findMemberId, type MemberIds } from './member-ids.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OPENED_DAYS_BEFORE = 9;

type Planned = { club: DemoClub; banner: string; meeting: Meeting };

export async function seedClub(
  tx: Transaction,
  { club, banner, meeting }: Planned,
  ids: MemberIds,
  now: Date,
): Promise<number> {
  const latest = Math.min(meetingStart(meeting).getTime(), now.getTime());
  const opened = new Date(latest - OPENED_DAYS_BEFORE * DAY_MS);
  const nicknames = listNicknames(club);
  const hostId = findMemberId(ids, nicknames[0]);
  const row = await findOne(tx, insertClub, {
    ...planColumns(toPlan(club, meeting)),
    host_id: hostId,
    join_question: club.question,
    category_small_id: club.category,
    image_path: imagePath('club_banner'),
    image_name: banner,
    created_at: opened,
    again_of: null,
    admits_earlier: false,
  });
  const clubId = row?.club_id ?? 0;
  const applications = createApplications(club, opened, now).map(({ nickname, ...columns }) => ({
    member_id: findMemberId(ids, nickname),
    ...columns,
  }));
  await execute(tx, insertDemoApplications, {
    club_id: clubId,
    applications: JSON.stringify(applications),
  });
  if (club.moved !== undefined) await move(tx, clubId, club, club.moved, { hostId, now });
  if (club.absent !== undefined) await confirm(tx, clubId, club.absent, { meeting, ids });
  if (club.cancelled !== undefined) {
    const { minutesAgo, reason } = club.cancelled;
    const cancelledAt = new Date(now.getTime() - minutesAgo * MINUTE_MS);
    const cancelled = { cancelled_at: cancelledAt, cancel_reason: reason };
    await execute(tx, cancelClub, { club_id: clubId, ...cancelled });
  }
  return clubId;
}

async function confirm(
  tx: Transaction,
  clubId: number,
  { who, time }: NonNullable<DemoClub['absent']>,
  { meeting, ids }: { meeting: Meeting; ids: MemberIds },
) {
  const now = seoulInstant(addDays(meeting.meetingDate, 1), time);
  await execute(tx, confirmClub, { club_id: clubId, now });
  const memberIds = who.map((nickname) => findMemberId(ids, nickname));
  await execute(tx, insertAbsences, { club_id: clubId, member_ids: memberIds, marked_at: now });
}

async function move(
  tx: Transaction,
  clubId: number,
  { time }: DemoClub,
  { note, minutesAgo }: NonNullable<DemoClub['moved']>,
  { hostId, now }: { hostId: number; now: Date },
) {
  const movedAt = new Date(now.getTime() - minutesAgo * MINUTE_MS);
  const before = toChangedPlan(await lockExistingClub(tx, { memberId: hostId }, clubId));
  const after = applyChange(before, { meetingTime: `${time}:00` });
  const fields = findChanges(before, after);
  await storeChange(tx, clubId, { after, fields, note, actorId: hostId, now: movedAt });
}

function toPlan(club: DemoClub, { meetingDate, meetingTime }: Meeting): ClubPlan {
  return {
    clubName: club.name,
    clubInfo: club.info,
    fee: club.fee,
    meetingDate,
    meetingTime: club.moved?.from ?? meetingTime,
    durationMinutes: club.duration,
    memberLimit: club.limit,
    genderRestriction: club.gender ?? 'ALL',
    birthYearMin: toYearText(club.years?.[0] ?? null),
    birthYearMax: toYearText(club.years?.[1] ?? null),
    isOnline: club.location === null ? 'online' : 'offline',
    location: club.location,
    locationVisibility: club.hidesAddress ? 'JOINED' : 'ALL',
    onlineLink: club.link ?? null,
  };
}

const HOUR_MS = 60 * MINUTE_MS;
const REJECTED_MS = 7 * HOUR_MS;

const ANSWERS = [
  '시간 맞춰 갈게요. 잘 부탁해요.',
  '처음이라 떨리지만 가 보고 싶어요.',
  '마침 그날 비어 있었어요.',
  '집에서 가까워서 반가웠어요.',
  '소개 글을 읽고 바로 신청했어요.',
  '전부터 해 보고 싶던 거예요.',
  '조용히 따라갈게요.',
  '준비물이 있으면 알려 주세요.',
  '지난번에 못 가서 아쉬웠거든요.',
  '끝까지 함께할 수 있어요.',
  '저녁은 먹고 갈게요.',
  '오래 기다린 모임이에요.',
  '말은 적어도 잘 웃어요.',
];

function createApplications(club: DemoClub, opened: Date, now: Date) {
  const joined = club.joined.map((seat, index) => {
    const [nickname, answer] = typeof seat === 'string' ? [seat, undefined] : seat;
    const fallback = ANSWERS[(club.category + index * 5) % ANSWERS.length] ?? null;
    const applied = new Date(opened.getTime() + index * HOUR_MS);
    return {
      ...row(nickname, 'CLUB_JOINED', applied),
      join_answer: index === 0 ? null : (answer ?? fallback),
      decided_at: index === 0 ? null : decisionTime(applied, club.category + index),
    };
  });
  const waiting = (club.waiting ?? []).map(([nickname, answer], index, all) => ({
    ...row(
      nickname,
      'CLUB_WAITING',
      new Date(now.getTime() - (all.length - index) * 5 * MINUTE_MS),
    ),
    join_answer: answer,
  }));
  if (club.rejected === undefined) return [...joined, ...waiting];
  const [nickname, answer, reason] = club.rejected;
  const decided = new Date(now.getTime() - REJECTED_MS);
  const rejected = {
    ...row(nickname, 'CLUB_REJECTED', new Date(decided.getTime() - 3 * HOUR_MS)),
    join_answer: answer,
    decided_at: decided,
    rejection_reason: reason,
  };
  return [...joined, ...waiting, rejected];
}

/** Demo hosts answer within one to five hours, so that their pages show how fast they answer. */
function decisionTime(applied: Date, seed: number): Date {
  return new Date(applied.getTime() + (1 + (seed % 5)) * HOUR_MS);
}

type Row = {
  nickname: string;
  status: string;
  applied_at: Date;
  decided_at: Date | null;
  rejection_reason: string | null;
};

function row(nickname: string, status: string, appliedAt: Date): Row {
  return { nickname, status, applied_at: appliedAt, decided_at: null, rejection_reason: null };
}
