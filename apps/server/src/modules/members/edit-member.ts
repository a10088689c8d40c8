import type { OwnMember } from '@azit/contract/members/member.schema';
import { currentAreaCode } from '@azit/rules/areas/areas';
import { seoulToday } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { retryWithMoreLocks } from '#server/database/retry-with-more-locks.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { invalidField, loginRequired } from '#server/runtime/refusal.ts';
import { lockHostWithClubs } from './lock-host.ts';
import { explainTaken } from './member.refusal.ts';
import {
  completeProfile,
  deleteAreas,
  deleteOtherInterests,
  insertAreas,
  insertInterests,
  selectMember,
  updateProfile,
} from './member.repository.ts';
import { toOwnMember } from './member.view.ts';
import { readMember } from './read-member.ts';

type Edit = {
  nickname: string;
  aboutMe: string;
  categorySmallId: number[];
  areaCodes?: string[] | undefined;
};

export async function editMember(
  context: Context,
  { memberId }: Viewer,
  profile: Edit,
): Promise<OwnMember> {
  const areas = profile.areaCodes && requireAreas(profile.areaCodes);
  try {
    const row = await retryWithMoreLocks(() =>
      inTransaction(context, async (tx) => {
        await writeProfile(tx, memberId, tx.clock.now(), profile);
        await execute(tx, completeProfile, { member_id: memberId });
        if (areas !== undefined) await changeAreas(tx, memberId, areas);
        return readMember(tx, memberId, tx.clock.now());
      }),
    );
    context.doorbells.ring({ event: 'lists' });
    return toOwnMember(row);
  } catch (error) {
    throw explainTaken(error);
  }
}

async function writeProfile(
  tx: Transaction,
  memberId: number,
  now: Date,
  { nickname, aboutMe, categorySmallId }: Edit,
): Promise<void> {
  const before = await findOne(tx, selectMember, {
    member_id: memberId,
    today: seoulToday(now),
    ...hiddenValues(undefined),
  });
  // The search texts of clubs contain the nickname of their host, so a new nickname changes the
  // clubs of the member and needs their locks.
  if (before?.nickname !== nickname) await lockHostWithClubs(tx, memberId);
  const written = { member_id: memberId, nickname, about_me: aboutMe };
  if ((await execute(tx, updateProfile, written)) === 0) throw loginRequired();
  const interests = { member_id: memberId, category_small_ids: categorySmallId };
  await execute(tx, deleteOtherInterests, interests);
  await execute(tx, insertInterests, interests);
}

function requireAreas(codes: readonly string[]): string[] {
  const current = codes.map((code) => {
    const known = currentAreaCode(code);
    if (known === undefined) throw invalidField('areaCodes', '없는 지역이에요. 다시 골라 주세요.');
    return known;
  });
  return [...new Set(current)];
}

async function changeAreas(tx: Transaction, memberId: number, codes: string[]) {
  await execute(tx, deleteAreas, { member_id: memberId });
  await execute(tx, insertAreas, { member_id: memberId, area_codes: codes });
}
