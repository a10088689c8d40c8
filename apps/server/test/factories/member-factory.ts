import { randomUUID } from 'node:crypto';
import type { Gender } from '@azit/contract/members/member.field';
import type { Context } from '#server/context.ts';
import { insertRow, runSql } from './insert-row.ts';

export type TestMember = { memberId: number; nickname: string; email: string; token: string };

type MemberParts = {
  nickname?: string;
  email?: string;
  gender?: Gender;
  birthYear?: number;
  aboutMe?: string;
  interests?: number[];
  reputation?: number;
  passwordHash?: string;
};

const LETTERS = '가나다라마바사아자차카타파하';
let made = 0;

export async function createMember(
  context: Pick<Context, 'database' | 'clock' | 'tokens'>,
  parts: MemberParts = {},
): Promise<TestMember> {
  made += 1;
  const nickname = parts.nickname ?? uniqueNickname(made);
  const email = parts.email ?? `member${made}.${randomUUID().slice(0, 8)}@example.com`;
  const { member_id: memberId } = await insertRow(context.database, 'members', {
    nickname,
    email,
    password_hash: parts.passwordHash ?? null,
    about_me: parts.aboutMe ?? '작게 모이는 걸 좋아해요.',
    gender: parts.gender ?? 'FEMALE',
    birth_year: parts.birthYear ?? 1994,
  });
  if (parts.reputation !== undefined)
    await setReputation(context, Number(memberId), parts.reputation);
  for (const categoryId of parts.interests ?? []) {
    await insertRow(context.database, 'member_interests', {
      member_id: memberId,
      category_small_id: categoryId,
    });
  }
  return {
    memberId: Number(memberId),
    nickname,
    email,
    token: await logInAs(context, Number(memberId)),
  };
}

/**
 * The reputation is the sum of events, so a reputation other than the initial one needs an event.
 */
export async function setReputation(
  { database }: Pick<Context, 'database'>,
  id: number,
  value: number,
): Promise<void> {
  await runSql(
    database,
    `with started as (
       insert into reputation_events (member_id, at, kind, delta, review_count, halves_on)
       select $1, '2020-01-01', case when delta < 0 then 'ABSENT' else 'REVIEW' end,
         case when delta < 0 then delta * 2 else delta end,
         case when delta >= 0 then 1 end, case when delta < 0 then date '2021-01-01' end
       from (select $2::text::numeric - 36.5 as delta) as given
       returning halves_on)
     update members set reputation = $2::text::float8, halves_until = started.halves_on
     from started where member_id = $1`,
    [id, String(value)],
  );
}

export async function logInAs(
  context: Pick<Context, 'database' | 'clock' | 'tokens'>,
  memberId: number,
): Promise<string> {
  const sessionId = randomUUID();
  await insertRow(context.database, 'sessions', {
    session_id: sessionId,
    member_id: memberId,
    created_at: context.clock.now(),
  });
  return context.tokens.issue({ memberId, sessionId });
}

export async function withdraw({ database, clock }: Context, memberId: number): Promise<void> {
  await runSql(
    database,
    `update members set status = 'WITHDRAWN', withdrawn_at = $2, email = null, nickname = null,
       password_hash = null, about_me = null, gender = null, birth_year = null,
       image_path = null, image_name = null
     where member_id = $1`,
    [memberId, clock.now()],
  );
  await runSql(
    database,
    'update chat_members set left_at = now() where member_id = $1 and left_at is null',
    [memberId],
  );
  await runSql(database, 'update club_members set join_answer = null where member_id = $1', [
    memberId,
  ]);
}

function uniqueNickname(index: number): string {
  const digits = index.toString(LETTERS.length).padStart(4, '0');
  return [...digits].map((digit) => LETTERS[Number.parseInt(digit, LETTERS.length)]).join('');
}
