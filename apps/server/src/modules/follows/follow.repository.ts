import {
  hiddenParams,
  isHidden,
  requestViewer,
  shownFollowCount,
} from '#server/database/block-sql.ts';
import { bigint, bool, int, jsonText, timestamp } from '#server/database/column.ts';
import { memberSummaryFields } from '#server/database/member-json.ts';
import { statement } from '#server/database/statement.ts';

export const insertFollow = statement('insert_follow', {
  text: `
    insert into follows (follower_id, followee_id, created_at)
    values (:follower_id, :followee_id, :created_at)
    on conflict on constraint follows_once do nothing
    returning follow_id`,
  params: { follower_id: int, followee_id: int, created_at: timestamp },
  row: { follow_id: bigint },
});

export const deleteFollow = statement('delete_follow', {
  text: 'delete from follows where follower_id = :follower_id and followee_id = :followee_id',
  params: { follower_id: int, followee_id: int },
});

export const selectFollow = statement('select_follow', {
  text: 'select follower_id, followee_id from follows where follow_id = :follow_id',
  params: { follow_id: bigint },
  row: { follower_id: int, followee_id: int },
});

export const selectFollowStatus = statement('select_follow_status', {
  text: `
    select exists (
      select from follows where follower_id = :viewer_id and followee_id = m.member_id
    ) as is_following
    from members m
    where m.member_id = :member_id and m.status <> 'WITHDRAWN'
      and not (${isHidden('m.member_id', requestViewer(':viewer_id'))})`,
  params: { viewer_id: int, ...hiddenParams, member_id: int },
  row: { is_following: bool },
});

const viewer = requestViewer(':viewer_id');

/**
 * Select the keys of the page from the index before joining the members. A literal LIMIT lets
 * PostgreSQL reuse one plan, so `position` reduces the page to the requested size.
 */
const followList = (own: string, other: string, wireName: string, counter: string) => `
    select ${shownFollowCount({ counter: `m.${counter}`, member: ':member_id', own, other }, viewer)} as total, (
      select coalesce(json_agg(json_build_object(
        'followId', page.follow_id,
        '${wireName}', json_build_object(
          ${memberSummaryFields('o')}, 'aboutMe', coalesce(o.about_me, '')),
        'matpal', (select :viewer_id = :member_id) and exists (
          select from follows back
          where back.${own} = page.${other} and back.${other} = :member_id)
      ) order by page.follow_id desc), '[]')
      from (
        select keys.*, row_number() over (order by follow_id desc) as position
        from (
          select follow_id, ${other} from follows
          where ${own} = :member_id and not (${isHidden(other, viewer)})
          order by follow_id desc
          limit 50 offset :skipped
        ) keys
      ) page
      join members o on o.member_id = page.${other}
      where page.position <= :size
    )::text as items
    from members m
    where m.member_id = :member_id and m.status <> 'WITHDRAWN'
      and not (${isHidden('m.member_id', viewer)})`;

const params = { member_id: int, skipped: bigint, size: bigint, viewer_id: int, ...hiddenParams };
const row = { total: int, items: jsonText };

export const selectFollowing = statement('select_following', {
  text: followList('follower_id', 'followee_id', 'followee', 'following_count'),
  params,
  row,
});

export const selectFollowers = statement('select_followers', {
  text: followList('followee_id', 'follower_id', 'follower', 'follower_count'),
  params,
  row,
});
