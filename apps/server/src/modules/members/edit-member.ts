import type { OwnMember } from '@azit/contract/members/member.schema';
import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { explainTaken, memberNotFound } from './member.refusal.ts';
import { deleteOtherInterests, insertInterests, updateProfile } from './member.repository.ts';
import { toOwnMember } from './member.view.ts';
import { changeAreas, requireAreas } from './member-areas.ts';
import { readMember } from './read-member.ts';

type Edit = {
  nickname: string;
  aboutMe: string;
  categorySmallId: number[];
  areaCodes?: string[] | undefined;
};

export async function editMember(
  { database, doorbells }: Context,
  { memberId }: Viewer,
  { nickname, aboutMe, categorySmallId, areaCodes }: Edit,
): Promise<OwnMember> {
  const areas = areaCodes && requireAreas(areaCodes);
  try {
    const row = await inTransaction(database, async (tx) => {
      const touched = await execute(tx, updateProfile, {
        member_id: memberId,
        nickname,
        about_me: aboutMe,
      });
      if (touched === 0) throw memberNotFound();
      await execute(tx, deleteOtherInterests, {
        member_id: memberId,
        category_small_ids: categorySmallId,
      });
      await execute(tx, insertInterests, {
        member_id: memberId,
        category_small_ids: categorySmallId,
      });
      if (areas !== undefined) await changeAreas(tx, memberId, areas);
      return readMember(tx, memberId);
    });
    doorbells.ring({ event: 'lists' });
    return toOwnMember(row);
  } catch (error) {
    throw explainTaken(error);
  }
}
