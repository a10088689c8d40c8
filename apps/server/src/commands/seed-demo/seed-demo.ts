import { addDays, seoulToday } from '@azit/rules/seoul-clock';
import { withProgress } from '#server/commands/progress.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/database/database.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { cancelClub, insertClub } from '#server/modules/clubs/club.repository.ts';
import { toYearText } from '#server/modules/clubs/club.view.ts';
import { type ClubPlan, planColumns } from '#server/modules/clubs/club-plan.ts';
import { imagePath } from '#server/modules/images/image-store.ts';
import { hashPassword } from '#server/modules/members/password-hash.ts';
import {
  insertDemoApplication,
  insertDemoInterest,
  insertDemoMember,
  lockDemo,
  selectAnyMember,
  selectMemberByEmail,
} from './demo.repository.ts';
import type { DemoClub } from './demo-club.ts';
import { demoClubs } from './demo-clubs.ts';
import { type DemoPictures, keepDemoPictures } from './demo-images.ts';
import { DEMO_PASSWORD, demoEmail } from './demo-login.ts';
import { demoMembers } from './demo-members.ts';
import { idOf, type MemberIds } from './member-ids.ts';
import { seedFollows } from './seed-follows.ts';
import { seedInbox } from './seed-inbox.ts';
import { seedReviews } from './seed-reviews.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OPENED_DAYS_BEFORE = 9;
const LIMIT_MS = 60_000;

/** Fills an empty database, leaves any other alone; returns whether it holds the demo. */
export async function seedDemo(context: Context): Promise<boolean> {
  const { database, images, clock, doorbells } = context;
  if (await findOne(database, selectAnyMember, {})) return isDemo(database);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await withProgress({ limitMs: LIMIT_MS }, ({ step }) =>
    inTransaction(database, async (tx) => {
      step('데모 내용을 넣는 다른 서버 기다리기');
      await findOne(tx, lockDemo, {});
      if (await findOne(tx, selectAnyMember, {})) return;
      step('데모 그림');
      const pictures = await keepDemoPictures(images);
      step('데모 회원과 아지트');
      const ids = await seedMembers(tx, pictures, passwordHash);
      const clubIds = await seedClubs(tx, pictures, ids, clock.now());
      await seedFollows(tx, ids);
      await seedReviews(tx, ids, clubIds, clock.now());
      await seedInbox(tx, ids, clock.now());
      tx.afterCommit(() => doorbells.ring({ event: 'lists' }));
    }),
  );
  return isDemo(database);
}

async function isDemo(database: Database): Promise<boolean> {
  return (await findOne(database, selectMemberByEmail, { email: demoEmail(0) })) !== undefined;
}

async function seedMembers(tx: Transaction, { avatars }: DemoPictures, passwordHash: string) {
  const ids = new Map<string, number>();
  for (const [index, member] of demoMembers.entries()) {
    const { nickname, aboutMe, gender, birthYear } = member;
    const row = await findOne(tx, insertDemoMember, {
      nickname,
      email: demoEmail(index),
      password_hash: passwordHash,
      about_me: aboutMe,
      gender,
      birth_year: birthYear,
      image_path: imagePath('member_profile'),
      image_name: avatars[index] ?? '',
    });
    const memberId = row?.member_id ?? 0;
    ids.set(nickname, memberId);
    for (const id of member.interests)
      await execute(tx, insertDemoInterest, { member_id: memberId, category_small_id: id });
  }
  return ids;
}

async function seedClubs(tx: Transaction, { banners }: DemoPictures, ids: MemberIds, now: Date) {
  const clubIds: number[] = [];
  for (const [index, club] of demoClubs.entries()) {
    clubIds.push(await seedClub(tx, club, banners[index] ?? '', ids, now));
  }
  return clubIds;
}

async function seedClub(
  tx: Transaction,
  club: DemoClub,
  banner: string,
  ids: MemberIds,
  now: Date,
): Promise<number> {
  const opened = new Date(now.getTime() + (Math.min(club.day, 0) - OPENED_DAYS_BEFORE) * DAY_MS);
  const row = await findOne(tx, insertClub, {
    ...planColumns(toPlan(club, now)),
    host_id: idOf(ids, club.joined[0]),
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
  if (club.cancelled !== undefined) {
    const { minutesAgo, reason } = club.cancelled;
    const cancelledAt = new Date(now.getTime() - minutesAgo * MINUTE_MS);
    const cancelled = { cancelled_at: cancelledAt, cancel_reason: reason };
    await execute(tx, cancelClub, { club_id: clubId, ...cancelled });
  }
  return clubId;
}

function toPlan(club: DemoClub, now: Date): ClubPlan {
  return {
    clubName: club.name,
    clubInfo: club.info,
    fee: club.fee,
    meetingDate: addDays(seoulToday(now), club.day),
    meetingTime: club.time,
    memberLimit: club.limit,
    genderRestriction: club.gender ?? 'ALL',
    birthYearMin: toYearText(club.years?.[0] ?? null),
    birthYearMax: toYearText(club.years?.[1] ?? null),
    isOnline: club.place === null ? 'online' : 'offline',
    location: club.place,
  };
}
