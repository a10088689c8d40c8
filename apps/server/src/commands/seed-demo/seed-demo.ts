import { withProgress } from '#server/commands/progress.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/database/database.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { imagePath } from '#server/modules/images/image-store.ts';
import { hashPassword } from '#server/modules/members/password-hash.ts';
import { demoClubs } from './content/demo-clubs.ts';
import { demoCrews } from './content/demo-crews.ts';
import { demoMembers } from './content/demo-members.ts';
import {
  allowLongWait,
  insertDemoFollows,
  insertDemoInterests,
  insertDemoMember,
  lockDemo,
  selectAnyMember,
  selectMemberByEmail,
} from './demo.repository.ts';
import { firstMeetings } from './demo-days.ts';
import { type DemoPictures, storeDemoPictures } from './demo-images.ts';
import { DEMO_PASSWORD, demoEmail } from './demo-login.ts';
import { findMemberId, type MemberIds } from './member-ids.ts';
import { moveDemo } from './move-demo.ts';
import { seedClub } from './seed-club.ts';
import { seedCrew } from './seed-crews.ts';
import { seedInbox } from './seed-inbox.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedRooms } from './seed-rooms.ts';

const LIMIT_MS = 60_000;

export async function seedDemo(context: Context): Promise<boolean> {
  const { database, images, clock } = context;
  if (await findOne(database, selectAnyMember, {})) {
    await moveDemo(context);
    return isDemo(database);
  }
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await withProgress({ limitMs: LIMIT_MS }, ({ step }) =>
    inTransaction(context, async (tx) => {
      step('데모 내용을 넣는 다른 서버 기다리기');
      await findOne(tx, allowLongWait, { most_ms: String(LIMIT_MS) });
      await findOne(tx, lockDemo, {});
      if (await findOne(tx, selectAnyMember, {})) return;
      step('데모 그림');
      const pictures = await storeDemoPictures(images);
      step('데모 회원과 아지트');
      const ids = await seedMembers(tx, pictures, passwordHash);
      const clubIds = await seedClubs(tx, pictures, ids, clock.now());
      await seedFollows(tx, ids);
      await seedReviews(tx, ids, clubIds, clock.now());
      await seedRooms(tx, { ids, picture: pictures.chat, now: clock.now() });
      await seedCrews(tx, pictures, ids, clock.now());
      await seedInbox(tx, ids, clock.now());
      tx.doorbells.ring({ event: 'lists' });
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
    await execute(tx, insertDemoInterests, {
      member_id: memberId,
      category_small_ids: [...member.interests],
    });
  }
  return ids;
}

async function seedClubs(tx: Transaction, { banners }: DemoPictures, ids: MemberIds, now: Date) {
  const clubIds: number[] = [];
  for (const [index, meeting] of firstMeetings(demoClubs, now).entries()) {
    const [club, banner] = [demoClubs[index], banners[index]];
    if (club === undefined || banner === undefined) throw new Error('a demo club has no picture');
    clubIds.push(await seedClub(tx, { club, banner, meeting }, ids, now));
  }
  return clubIds;
}

async function seedCrews(tx: Transaction, { banners }: DemoPictures, ids: MemberIds, now: Date) {
  for (const crew of demoCrews) {
    const banner = banners[demoClubs.findIndex(({ name }) => name === crew.bannerClub)];
    if (banner === undefined) throw new Error('a demo crew has no picture');
    await seedCrew(tx, { crew, banner }, ids, now);
  }
}

const FANS = ['필름한롤', '연필깎이', '소금빵', '윤슬'];

const DISTANCES = [1, 2, 4, 5, 7, 11, 22, 23];

async function seedFollows(tx: Transaction, ids: MemberIds) {
  const circle = [...ids.values()];
  const [first = 0] = circle;
  const follows = circle.flatMap((follower, index) =>
    DISTANCES.filter((distance) => (2 * index + distance) % 3 !== 0).map(
      (distance) => [follower, circle[(index + distance) % circle.length] ?? first] as const,
    ),
  );
  for (const fan of FANS) follows.push([findMemberId(ids, fan), first]);
  await execute(tx, insertDemoFollows, {
    follower_ids: follows.map(([follower]) => follower),
    followee_ids: follows.map(([, followee]) => followee),
  });
}
