import { bool, float, int, intArray, nullable, text, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

/** Everybody who has not left, with everything only they themselves may see. */
export const selectMember = statement({
  name: 'select_member',
  text: `
    select m.member_id, m.email, m.nickname, m.about_me, m.gender, m.birth_year, m.image_path,
      m.image_name, m.reputation, m.following_count, m.follower_count,
      array(select i.category_small_id::int4 from member_interests i
            where i.member_id = m.member_id order by 1) as interests
    from members m
    where m.member_id = $1 and m.status <> 'WITHDRAWN'`,
  params: [int],
  row: {
    member_id: int,
    email: text,
    nickname: text,
    about_me: text,
    gender: text,
    birth_year: int,
    image_path: nullable(text),
    image_name: nullable(text),
    reputation: float,
    following_count: int,
    follower_count: int,
    interests: intArray,
  },
});

export const selectNicknameTaken = statement({
  name: 'select_nickname_taken',
  text: 'select exists (select 1 from members where lower(nickname) = lower($1)) as taken',
  params: [text],
  row: { taken: bool },
});

export const selectEmailTaken = statement({
  name: 'select_email_taken',
  text: 'select exists (select 1 from members where lower(email) = lower($1)) as taken',
  params: [text],
  row: { taken: bool },
});

export const insertMember = statement({
  name: 'insert_member',
  text: `
    insert into members (email, nickname, password_hash, about_me, gender, birth_year,
      image_path, image_name, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    returning member_id`,
  params: [text, text, nullable(text), text, text, int, text, text, timestamp],
  row: { member_id: int },
});

export const insertInterests = statement({
  name: 'insert_interests',
  text: `
    insert into member_interests (member_id, category_small_id)
    select $1::int4, unnest($2::int4[])
    on conflict do nothing`,
  params: [int, intArray],
});

export const deleteOtherInterests = statement({
  name: 'delete_other_interests',
  text: 'delete from member_interests where member_id = $1 and category_small_id <> all($2::int4[])',
  params: [int, intArray],
});

export const updateProfile = statement({
  name: 'update_profile',
  text: `
    update members set nickname = $2, about_me = $3
    where member_id = $1 and status <> 'WITHDRAWN'`,
  params: [int, text, text],
});

/** Answers the image that was shown before. */
export const updateImage = statement({
  name: 'update_member_image',
  text: `
    update members m set image_path = $2, image_name = $3
    from (select member_id, image_name from members where member_id = $1 for update) before
    where m.member_id = before.member_id and m.status <> 'WITHDRAWN'
    returning before.image_name as old_name`,
  params: [int, text, text],
  row: { old_name: nullable(text) },
});
