import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { leaveCrewRoom } from '#server/modules/chats/rooms/crew-room.ts';
import { runSql } from '#test/factories/insert-row.ts';

type Leaver = { crewId: number; memberId: number; clubIds: number[] };

export async function leaveCrew(context: Context, { crewId, memberId, clubIds }: Leaver) {
  const { database, clock } = context;
  for (const table of ['club_answers', 'club_members'])
    await runSql(database, `delete from ${table} where member_id = $1 and club_id = any($2)`, [
      memberId,
      clubIds,
    ]);
  await runSql(
    database,
    `update crew_members set state = 'LEFT', left_at = $3 where crew_id = $1 and member_id = $2`,
    [crewId, memberId, clock.now()],
  );
  await inTransaction(database, (tx) => leaveCrewRoom(tx, context, { crewId, memberId }));
}
