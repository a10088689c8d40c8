import { isHidden } from '#server/database/block-sql.ts';
import {
  bigint,
  bool,
  int,
  intArray,
  notNull,
  nullable,
  text,
  timestamp,
} from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { mayChat } from '../may-chat.ts';

const PRESERVED = 'the preserved side of the outer join';

export const selectPair = statement('select_pair_room', {
  text: `
    select m.member_id, r.room_id, ${mayChat(':member_id::int', 'm.member_id')} as may_chat
    from members m left join chat_rooms r on r.pair_key = :pair_key
    where m.member_id = :other_id and m.status = 'ACTIVE'
      and not (${isHidden('m.member_id', ':member_id')})`,
  params: { member_id: int, other_id: int, pair_key: nullable(text), now: timestamp },
  row: {
    member_id: notNull(int, PRESERVED),
    room_id: nullable(bigint, 'outer join: the two may have no room yet'),
    may_chat: bool,
  },
});

/**
 * Lock both members, so that one who withdraws at the same time does not stay in the room. Lock in
 * id order to avoid deadlocks.
 */
export const lockPair = statement('lock_pair', {
  text: `
    select member_id from members
    where member_id = any(:member_ids) order by member_id for share`,
  params: { member_ids: intArray },
  row: { member_id: int },
});

export const insertPairRoom = statement('insert_pair_room', {
  text: `
    insert into chat_rooms (pair_key, last_message_at, created_at) values (:pair_key, :now, :now)
    on conflict (pair_key) do nothing
    returning room_id`,
  params: { pair_key: text, now: timestamp },
  row: { room_id: bigint },
});
