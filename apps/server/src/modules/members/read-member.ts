import type { VisibleMember } from '@azit/contract/members/member.schema';
import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findOne } from '#server/database/run-statement.ts';
import type { Queryable } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { memberNotFound } from '#server/runtime/refusal.ts';
import { profileIncomplete } from './member.refusal.ts';
import { selectMember, selectMemberRecord, selectProfileComplete } from './member.repository.ts';
import { type MemberRow, toMemberProfile, toOwnMember } from './member.view.ts';

export async function readMember(
  db: Queryable,
  memberId: number,
  now: Date,
  viewer?: Viewer,
): Promise<MemberRow> {
  const own = { member_id: memberId, today: seoulToday(now), ...hiddenValues(viewer) };
  const row = await findOne(db, selectMember, own);
  if (row === undefined) throw memberNotFound();
  return row;
}

export async function requireCompleteProfile(
  db: Queryable,
  memberId: number,
  message?: string,
): Promise<void> {
  const row = await findOne(db, selectProfileComplete, { member_id: memberId });
  if (row?.is_profile_complete === false) throw profileIncomplete(message);
}

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
