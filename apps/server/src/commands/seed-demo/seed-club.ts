import { findChanges } from '@azit/rules/club-change';
import { addDays, seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import { execute, findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { cancelClub, insertClub } from '#server/modules/clubs/club.repository.ts';
import { toYearText } from '#server/modules/clubs/invitations/invitation.view.ts';
import { type ClubPlan, planColumns } from '#server/modules/clubs/club-plan.ts';
import { lockExistingClub } from '#server/modules/clubs/lock-club.ts';
import { applyChange, planOfClub } from '#server/modules/clubs/meetings/changed-plan.ts';
import { storeChange } from '#server/modules/clubs/meetings/store-change.ts';
import { imagePath } from '#server/modules/images/image-store.ts';
import { insertDemoApplication } from './demo.repository.ts';
import type { DemoClub } from './demo-club.ts';
import { idOf, type MemberIds } from './member-ids.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OPENED_DAYS_BEFORE = 9;

/** A club with its members; one that moved or was cancelled goes through the real acts. */
export async function seedClub(
  tx: Transaction,
  club: DemoClub,
  banner: string,
  ids: MemberIds,
  now: Date,
): Promise<number> {
  const opened = new Date(now.getTime() + (Math.min(club.day, 0) - OPENED_DAYS_BEFORE) * DAY_MS);
  const hostId = idOf(ids, club.joined[0]);
  const row = await findOne(tx, insertClub, {
    ...planColumns(toPlan(club, now)),
    host_id: hostId,
    join_question: club.question,
    category_small_id: club.category,
    image_path: imagePath('club_banner'),
    image_name: banner,
    created_at: opened,
    again_of: null,
  });
  const clubId = row?.club_id ?? 0;
  for (const [seat, nickname] of club.joined.entries()) {
    const answer = seat === 0 ? null : '시간 맞춰 갈게요. 잘 부탁해요.';
    const applied = new Date(opened.getTime() + seat * 3_600_000);
    await execute(tx, insertDemoApplication, {
      club_id: clubId,
      member_id: idOf(ids, nickname),
      status: 'CLUB_JOINED',
      join_answer: answer,
      applied_at: applied,
      is_hidden: false,
    });
  }
  for (const [nickname, answer] of club.waiting ?? []) {
    await execute(tx, insertDemoApplication, {
      club_id: clubId,
      member_id: idOf(ids, nickname),
      status: 'CLUB_WAITING',
      join_answer: answer,
      applied_at: now,
      is_hidden: false,
    });
  }
  if (club.moved !== undefined) await move(tx, clubId, club, club.moved, { hostId, now });
  if (club.cancelled !== undefined) {
    const { minutesAgo, reason } = club.cancelled;
    const cancelledAt = new Date(now.getTime() - minutesAgo * MINUTE_MS);
    const cancelled = { cancelled_at: cancelledAt, cancel_reason: reason };
    await execute(tx, cancelClub, { club_id: clubId, ...cancelled });
  }
  return clubId;
}

async function move(
  tx: Transaction,
  clubId: number,
  { time }: DemoClub,
  { note, minutesAgo }: NonNullable<DemoClub['moved']>,
  { hostId, now }: { hostId: number; now: Date },
) {
  const movedAt = new Date(now.getTime() - minutesAgo * MINUTE_MS);
  const before = planOfClub(await lockExistingClub(tx, { memberId: hostId }, clubId));
  const after = applyChange(before, { meetingTime: `${time}:00` });
  await storeChange(tx, clubId, { after, fields: findChanges(before, after), note, now: movedAt });
}

/** When it is said to meet at first: a club that was moved has another time in the end. */
function firstMeeting(club: DemoClub, now: Date) {
  if (club.begunMinutesAgo !== undefined) {
    const begun = new Date(now.getTime() - club.begunMinutesAgo * MINUTE_MS);
    return { meetingDate: seoulToday(begun), meetingTime: seoulTimeOfDay(begun) };
  }
  const meetingDate = addDays(seoulToday(now), club.day);
  return { meetingDate, meetingTime: club.moved?.from ?? club.time };
}

function toPlan(club: DemoClub, now: Date): ClubPlan {
  return {
    clubName: club.name,
    clubInfo: club.info,
    fee: club.fee,
    ...firstMeeting(club, now),
    durationMinutes: club.duration,
    memberLimit: club.limit,
    genderRestriction: club.gender ?? 'ALL',
    birthYearMin: toYearText(club.years?.[0] ?? null),
    birthYearMax: toYearText(club.years?.[1] ?? null),
    isOnline: club.place === null ? 'online' : 'offline',
    location: club.place,
    locationVisibility: club.hidesAddress ? 'JOINED' : 'ALL',
    onlineLink: club.link ?? null,
  };
}
