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
import { createApplications } from './demo-applications.ts';
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
