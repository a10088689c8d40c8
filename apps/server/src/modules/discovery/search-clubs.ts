import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { JsonText } from '#server/http/reply.ts';
import { discoveryCaches } from './discovery-caches.ts';
import { offsetOf, type Paging, pageText } from './list-page.ts';
import { selectCards, selectMatches } from './search.repository.ts';

/** The matching ids are kept a moment, so that depth costs nothing and a page is cards only. */
export async function searchClubs(
  context: Context,
  { keyword, ...paging }: Paging & { keyword: string },
): Promise<JsonText> {
  const { database, clock } = context;
  const now = clock.now();
  const moment = [seoulToday(now), seoulTimeOfDay(now)] as const;
  const match = async () => {
    const row = await findOne(database, selectMatches, [keyword, ...moment]);
    return row?.club_ids ?? [];
  };
  const { matches } = discoveryCaches(context);
  const clubIds = await (context.config.listCache ? matches.getOrCompute(keyword, match) : match());
  const offset = offsetOf(paging);
  const wanted = clubIds.slice(offset, offset + paging.size);
  if (wanted.length === 0) return new JsonText(pageText('[]', paging, clubIds.length));
  const row = await findOne(database, selectCards, [wanted, ...moment]);
  return new JsonText(pageText(row?.cards ?? '[]', paging, clubIds.length));
}
