import { findAddressArea } from '@azit/rules/areas/address-area';
import type { Context } from '#server/context.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockUnreadAreas, updateAreas } from './club-area.repository.ts';

// Lock few clubs at a time, so that their hosts can edit them in between.
const CLUBS_AT_A_TIME = 500;

export async function readAreas(context: Context, signal: AbortSignal): Promise<number> {
  let read = 0;
  for (let last = CLUBS_AT_A_TIME; last === CLUBS_AT_A_TIME && !signal.aborted; read += last) {
    last = await readSome(context);
  }
  if (read > 0) context.doorbells.ring({ event: 'lists' });
  return read;
}

function readSome({ database }: Context): Promise<number> {
  return inTransaction(database, async (tx) => {
    const clubs = await findMany(tx, lockUnreadAreas, { limit: CLUBS_AT_A_TIME });
    if (clubs.length === 0) return 0;
    await execute(tx, updateAreas, {
      club_ids: clubs.map(({ club_id }) => club_id),
      area_codes: clubs.map(({ location }) => (location && findAddressArea(location)) || ''),
    });
    return clubs.length;
  });
}
