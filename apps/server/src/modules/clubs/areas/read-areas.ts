import { findAddressArea } from '@azit/rules/areas/address-area';
import type { Context } from '#server/context.ts';
import { int, intArray, nullable, text, textArray } from '#server/database/column.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import { inTransaction } from '#server/database/transaction.ts';

const lockUnreadAreas = statement('lock_unread_areas', {
  text: `
    select club_id, location from clubs where not is_area_read
    order by club_id limit :limit::int4 for no key update skip locked`,
  params: { limit: int },
  row: { club_id: int, location: nullable(text) },
});

const updateAreas = statement('update_club_areas', {
  text: `
    update clubs c set area_code = nullif(read.area_code, ''), is_area_read = true
    from unnest(:club_ids::int4[], :area_codes::text[]) as read (club_id, area_code)
    where c.club_id = read.club_id`,
  params: { club_ids: intArray, area_codes: textArray },
});

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

function readSome(context: Context): Promise<number> {
  return inTransaction(context, async (tx) => {
    const clubs = await findMany(tx, lockUnreadAreas, { limit: CLUBS_AT_A_TIME });
    if (clubs.length === 0) return 0;
    await execute(tx, updateAreas, {
      club_ids: clubs.map(({ club_id }) => club_id),
      area_codes: clubs.map(({ location }) => (location && findAddressArea(location)) || ''),
    });
    return clubs.length;
  });
}
