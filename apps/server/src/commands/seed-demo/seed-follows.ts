import { execute } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { insertDemoFollow } from './demo.repository.ts';
import { idOf, type MemberIds } from './member-ids.ts';

/** Who follows the first member: nobody in the circle does. */
const FANS = ['초코송이', '필름한롤'];

/** Each member follows those at these distances round the circle; some follow back. */
const DISTANCES = [1, 2, 4, 5, 7, 11, 22, 23];

export async function seedFollows(tx: Transaction, ids: MemberIds) {
  const circle = [...ids.values()];
  for (const [index, follower] of circle.entries()) {
    for (const distance of DISTANCES) {
      const followee = circle[(index + distance) % circle.length];
      if (followee !== undefined && (index + distance) % 3 !== 0) {
        await execute(tx, insertDemoFollow, { follower_id: follower, followee_id: followee });
      }
    }
  }
  const [first = 0] = circle;
  for (const fan of FANS)
    await execute(tx, insertDemoFollow, { follower_id: idOf(ids, fan), followee_id: first });
}
