import type { Gender } from '@azit/contract/members/member.field';
import { execute, findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { imagePath } from '#server/modules/images/image-store.ts';
import { insertInterests, insertMember } from './member.repository.ts';
import type { MemberRow } from './member.view.ts';
import { readMember } from './read-member.ts';

export type NewMember = {
  nickname: string;
  gender: Gender;
  birthYear: string;
  aboutMe?: string;
  categorySmallId?: number[];
};

type Origin = { email: string; passwordHash: string | null; imageName: string | null; now: Date };

export async function addMember(
  tx: Transaction,
  member: NewMember,
  { email, passwordHash, imageName, now }: Origin,
): Promise<MemberRow> {
  const { aboutMe = '', categorySmallId = [] } = member;
  const made = await findOne(tx, insertMember, {
    email,
    nickname: member.nickname,
    password_hash: passwordHash,
    about_me: aboutMe,
    gender: member.gender,
    birth_year: Number(member.birthYear),
    image_path: imageName && imagePath('member_profile'),
    image_name: imageName,
    is_profile_complete: imageName !== null && aboutMe !== '' && categorySmallId.length > 0,
    created_at: now,
  });
  if (made === undefined) throw new Error('insert_member returned no row');
  await execute(tx, insertInterests, {
    member_id: made.member_id,
    category_small_ids: categorySmallId,
  });
  return readMember(tx, made.member_id, now);
}
