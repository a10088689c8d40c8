import { REAPPLY_AFTER_MS } from '@azit/rules/club-eligibility';

export const ownClubs = (memberId: string) => `
  select club_id from club_members
  where member_id = ${memberId} and (status <> 'CLUB_REJECTED'
    or decided_at > :now::timestamptz - interval '${REAPPLY_AFTER_MS / 1000} seconds')`;

export const ownGenderOnly = "case gender when 'MALE' then 'MALE_ONLY' else 'FEMALE_ONLY' end";

type JoinerSql = { memberId: string; birthYear: string; ownGenderOnly: string; ownClubs: string };

/**
 * SQL: must equal the eligibility rule of the rules package, for clubs `c` that have not started.
 */
export const mayBeJoinedBy = (joiner: JoinerSql) => `not c.is_full
  and c.host_id <> ${joiner.memberId}
  and c.gender_restriction in ('ALL', ${joiner.ownGenderOnly})
  and (c.birth_year_min is null or c.birth_year_min <= ${joiner.birthYear})
  and (c.birth_year_max is null or c.birth_year_max >= ${joiner.birthYear})
  and c.club_id not in (${joiner.ownClubs})`;
