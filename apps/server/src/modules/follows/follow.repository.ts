import { hiddenParams, isHidden, requestViewer } from '#server/database/block-sql.ts';
import { bigint, bool, int, timestamp } from '#server/database/column.ts';
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
