import { bool, int, intArray, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

/** In the order of ids, like the trigger that counts: everyone who follows or unfollows queues here. */
export const lockPresentMembers = statement({
  name: 'lock_present_members',
  text: `
    select member_id from members
    where member_id = any($1) and status <> 'WITHDRAWN'
    order by member_id
    for no key update`,
  params: [intArray],
  row: { member_id: int },
});

export const insertFollow = statement({
  name: 'insert_follow',
  text: `
    insert into follows (follower_id, followee_id, created_at) values ($1, $2, $3)
    on conflict on constraint follows_once do nothing
    returning follow_id`,
  params: [int, int, timestamp],
  row: { follow_id: int },
});

export const deleteFollow = statement({
  name: 'delete_follow',
  text: 'delete from follows where follower_id = $1 and followee_id = $2',
  params: [int, int],
});

export const selectFollow = statement({
  name: 'select_follow',
  text: 'select follower_id, followee_id from follows where follow_id = $1',
  params: [int],
  row: { follower_id: int, followee_id: int },
});

/** No row at all for somebody unknown or withdrawn. */
export const selectFollowStatus = statement({
  name: 'select_follow_status',
  text: `
    select exists (
      select from follows where follower_id = $1 and followee_id = m.member_id
    ) as is_following
    from members m
    where m.member_id = $2 and m.status <> 'WITHDRAWN'`,
  params: [int, int],
  row: { is_following: bool },
});
