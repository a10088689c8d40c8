import {
  hiddenParams,
  isHidden,
  requestHidden,
  shownFollowCount,
} from '#server/database/block-sql.ts';
import {
  bool,
  date,
  float,
  int,
  intArray,
  nullable,
  text,
  textArray,
  time,
  timestamp,
} from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { eraseStatement } from '#server/database/sweep-statement.ts';
import { commentCategory, notWithdrawn } from './member.column.ts';
import { meetingCount, topPraise } from './reputation/member-record-sql.ts';
import { shownReputation } from './reputation/reputation-sql.ts';

const shownFollows = (column: string, own: string, other: string) => {
  const side = { counter: `m.${column}`, member: ':member_id', own, other };
  return `${shownFollowCount(side, requestHidden)} as ${column}`;
};

export const selectMember = statement('select_member', {
  text: `
    select m.member_id, m.email, m.nickname, m.about_me, m.gender, m.birth_year, m.image_path,
      m.image_name, ${shownReputation('m')} as reputation, m.is_profile_complete,
      ${shownFollows('following_count', 'follower_id', 'followee_id')},
      ${shownFollows('follower_count', 'followee_id', 'follower_id')},
      array(select i.category_small_id::int4 from member_interests i
            where i.member_id = m.member_id order by i.category_small_id) as interests,
      array(select a.area_code from member_areas a
            where a.member_id = m.member_id order by a.position) as area_codes
    from members m
    where m.member_id = :member_id and m.status <> 'WITHDRAWN'
      and not (${isHidden('m.member_id', requestHidden)})`,
  params: { member_id: int, today: date, ...hiddenParams },
  row: {
    member_id: int,
    email: notWithdrawn(text),
    nickname: notWithdrawn(text),
    about_me: notWithdrawn(text),
    gender: notWithdrawn(text),
    birth_year: notWithdrawn(int),
    image_path: nullable(text),
    image_name: nullable(text),
    reputation: float,
    is_profile_complete: bool,
    following_count: int,
    follower_count: int,
    interests: intArray,
    area_codes: textArray,
  },
});

/** Other members see only these totals, never single reputation events. */
export const selectMemberRecord = statement('select_member_record', {
  text: `select ${meetingCount(':member_id')} as meeting_count, ${topPraise(':member_id')} as top_praise`,
  params: { member_id: int, today: date, time_of_day: time },
  row: { meeting_count: int, top_praise: nullable(commentCategory) },
});

/**
 * Lock in id order, like the trigger that counts follows: otherwise follows and blocks could
 * deadlock.
 */
export const lockPresentMembers = statement('lock_present_members', {
  text: `
    select member_id from members
    where member_id = any(:member_ids) and status <> 'WITHDRAWN'
    order by member_id
    for no key update`,
  params: { member_ids: intArray },
  row: { member_id: int },
});

export const selectNicknameTaken = statement('select_nickname_taken', {
  text: 'select exists (select 1 from members where lower(nickname) = lower(:nickname)) as taken',
  params: { nickname: text },
  row: { taken: bool },
});

export const selectEmailTaken = statement('select_email_taken', {
  text: 'select exists (select 1 from members where lower(email) = lower(:email)) as taken',
  params: { email: text },
  row: { taken: bool },
});

export const insertMember = statement('insert_member', {
  text: `
    insert into members (email, nickname, password_hash, about_me, gender, birth_year,
      image_path, image_name, is_profile_complete, created_at)
    values (:email, :nickname, :password_hash, :about_me, :gender, :birth_year, :image_path,
      :image_name, :is_profile_complete, :created_at)
    returning member_id`,
  params: {
    email: text,
    nickname: text,
    password_hash: nullable(text),
    about_me: text,
    gender: text,
    birth_year: int,
    image_path: nullable(text),
    image_name: nullable(text),
    is_profile_complete: bool,
    created_at: timestamp,
  },
  row: { member_id: int },
});

export const insertInterests = statement('insert_interests', {
  text: `
    insert into member_interests (member_id, category_small_id)
    select :member_id::int4, unnest(:category_small_ids::int4[])
    on conflict do nothing`,
  params: { member_id: int, category_small_ids: intArray },
});

export const deleteOtherInterests = statement('delete_other_interests', {
  text: `
    delete from member_interests
    where member_id = :member_id and category_small_id <> all(:category_small_ids::int4[])`,
  params: { member_id: int, category_small_ids: intArray },
});

export const deleteAreas = eraseStatement('member_areas');

export const insertAreas = statement('insert_member_areas', {
  text: `
    insert into member_areas (member_id, position, area_code)
    select :member_id::int4, position, area_code
    from unnest(:area_codes::text[]) with ordinality as chosen (area_code, position)`,
  params: { member_id: int, area_codes: textArray },
});

export const updateProfile = statement('update_profile', {
  text: `
    update members set nickname = :nickname, about_me = :about_me
    where member_id = :member_id and status <> 'WITHDRAWN'`,
  params: { member_id: int, nickname: text, about_me: text },
});

export const updateImage = statement('update_member_image', {
  text: `
    update members m set image_path = :image_path, image_name = :image_name
    from (select member_id, image_name from members where member_id = :member_id for update) before
    where m.member_id = before.member_id and m.status <> 'WITHDRAWN'
    returning before.image_name as old_name`,
  params: { member_id: int, image_path: text, image_name: text },
  row: { old_name: nullable(text) },
});

export const completeProfile = statement('complete_profile', {
  text: `
    update members m set is_profile_complete = true
    where m.member_id = :member_id and not m.is_profile_complete
      and m.about_me <> '' and m.image_name is not null
      and exists (select 1 from member_interests i where i.member_id = m.member_id)`,
  params: { member_id: int },
});

export const selectProfileComplete = statement('select_profile_complete', {
  text: 'select is_profile_complete from members where member_id = :member_id',
  params: { member_id: int },
  row: { is_profile_complete: bool },
});

export const changeMemberStatus = statement('operator_change_member_status', {
  text: `
    update members set status = :new_status
    where member_id = :member_id and status = :old_status`,
  params: { member_id: int, old_status: text, new_status: text },
});

export const clearMemberImage = statement('clear_member_image', {
  text: `
    update members set image_path = null, image_name = null
    where member_id = :member_id and image_name is not null`,
  params: { member_id: int },
});

/** Run with both members locked, so that a concurrent block is either seen or waits. */
export const selectIsHidden = statement('select_is_hidden', {
  text: `select ${isHidden(':member_id', ':viewer_id')} as is_hidden`,
  params: { member_id: int, viewer_id: int },
  row: { is_hidden: bool },
});
