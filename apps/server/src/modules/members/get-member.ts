import type { VisibleMember } from '@azit/contract/members/member.schema';
import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { selectMemberRecord } from './member.repository.ts';
import { toMemberProfile, toOwnMember } from './member.view.ts';
import { readMember } from './read-member.ts';

export async function getMember(
  { database, clock }: Context,
  viewer: Viewer,
  memberId: number,
): Promise<VisibleMember> {
  const now = clock.now();
  const row = await readMember(database, memberId, now, viewer);
  if (memberId === viewer.memberId) return toOwnMember(row);
  const params = { member_id: memberId, today: seoulToday(now), time_of_day: seoulTimeOfDay(now) };
  const record = await findOne(database, selectMemberRecord, params);
  return {
    ...toMemberProfile(row),
    meetingCount: record?.meeting_count,
    topPraise: record?.top_praise,
  };
}
