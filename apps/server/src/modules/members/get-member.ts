import type { VisibleMember } from '@azit/contract/members/member.schema';
import type { Context } from '#server/context.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { toMemberProfile, toOwnMember } from './member.view.ts';
import { readMember } from './read-member.ts';

export async function getMember(
  { database }: Context,
  viewer: Viewer,
  memberId: number,
): Promise<VisibleMember> {
  const row = await readMember(database, memberId, viewer);
  return memberId === viewer.memberId ? toOwnMember(row) : toMemberProfile(row);
}
