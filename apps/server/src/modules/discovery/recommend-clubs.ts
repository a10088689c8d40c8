import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { discoveryCaches } from './discovery-caches.ts';
import { offsetOf, type Paging, pageText } from './list-page.ts';
import { rankRecommendations, selectRecommendedCards } from './recommendation.repository.ts';

/** The first page ranks anew; the pages after it go on in the order that page was taken from. */
export async function recommendClubs(
  context: Context,
  { memberId }: Viewer,
  paging: Paging,
): Promise<JsonText> {
  const { database, clock } = context;
  const { rankings } = discoveryCaches(context);
  const now = clock.now();
  const viewer = [seoulToday(now), seoulTimeOfDay(now), memberId, now] as const;
  let clubIds = paging.page === 1 ? undefined : rankings.find(memberId);
  if (clubIds === undefined) {
    const ranked = await findOne(database, rankRecommendations, [...viewer, paging.size]);
    clubIds = ranked?.club_ids ?? [];
    rankings.keep(memberId, clubIds);
    if (paging.page === 1) {
      return new JsonText(pageText(ranked?.cards ?? '[]', paging, clubIds.length));
    }
  }
  const offset = offsetOf(paging);
  const wanted = clubIds.slice(offset, offset + paging.size);
  if (wanted.length === 0) return new JsonText(pageText('[]', paging, clubIds.length));
  const row = await findOne(database, selectRecommendedCards, [...viewer, wanted]);
  return new JsonText(pageText(row?.cards ?? '[]', paging, clubIds.length));
}
