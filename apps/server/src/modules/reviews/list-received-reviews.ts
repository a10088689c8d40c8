import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { pageJson, rowsBefore } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { selectReceivedReviews } from './review.repository.ts';

export async function listReceivedReviews(
  { database }: Context,
  { memberId }: Viewer,
  paging: { page: number; size: number },
): Promise<JsonText> {
  const values = [memberId, rowsBefore(paging), paging.size] as const;
  const found = await findOne(database, selectReceivedReviews, values);
  return pageJson(found?.items ?? '[]', paging, found?.total ?? 0);
}
