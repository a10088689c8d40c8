import { execute } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { insertDemoFollows } from './demo.repository.ts';
import { findMemberId, type MemberIds } from './member-ids.ts';

const FANS = ['필름한롤', '연필깎이', '소금빵', '윤슬'];

const DISTANCES = [1, 2, 4, 5, 7, 11, 22, 23];

export async function seedFollows(tx: Transaction, ids: MemberIds) {
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
