import { bigint, int, jsonText, timestamp } from '#server/database/column.ts';
import { memberSummaryFields } from '#server/database/member-json.ts';
import { statement } from '#server/database/statement.ts';

export const selectBlockBetween = statement('select_block_between', {
  text: `
    select blocker_id from blocks
    where (blocker_id, blocked_id) in ((:one_id, :other_id), (:other_id, :one_id))`,
  params: { one_id: int, other_id: int },
  row: { blocker_id: int },
});

export const countBlocks = statement('count_blocks', {
  text: 'select count(*)::int4 as total from blocks where blocker_id = :blocker_id',
  params: { blocker_id: int },
  row: { total: int },
});

export const insertBlock = statement('insert_block', {
  text: `
    insert into blocks (blocker_id, blocked_id, blocked_at)
    values (:blocker_id, :blocked_id, :blocked_at)`,
  params: { blocker_id: int, blocked_id: int, blocked_at: timestamp },
});

export const deleteBlock = statement('delete_block', {
  text: 'delete from blocks where blocker_id = :blocker_id and blocked_id = :blocked_id',
  params: { blocker_id: int, blocked_id: int },
});

export const deleteMemberBlocks = statement('delete_blocks_of_member', {
  text: 'delete from blocks where blocker_id = :member_id or blocked_id = :member_id',
  params: { member_id: int },
});

/**
 * This list shows names and pictures of blocked members, so that viewers recognize whom to unblock.
 */
export const selectBlocks = statement('select_blocks', {
  text: `
    select (select count(*)::int4 from blocks where blocker_id = :blocker_id) as total, (
      select coalesce(json_agg(json_build_object(
        'member', json_build_object(${memberSummaryFields('m')}),
        'blockedAt', to_char(page.blocked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ) order by page.blocked_at desc, page.blocked_id desc), '[]')
      from (
        select blocked_id, blocked_at from blocks where blocker_id = :blocker_id
        order by blocked_at desc, blocked_id desc limit :size offset :skipped
      ) page
      join members m on m.member_id = page.blocked_id
    )::text as items`,
  params: { blocker_id: int, size: bigint, skipped: bigint },
  row: { total: int, items: jsonText },
});
