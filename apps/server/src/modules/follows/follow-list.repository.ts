import {
  hiddenParams,
  isHidden,
  requestViewer,
  shownFollowCount,
} from '#server/database/block-sql.ts';
import { bigint, int, jsonText } from '#server/database/column.ts';
import { memberSummaryFields } from '#server/database/member-json.ts';
import { statement } from '#server/database/statement.ts';

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
