import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { getOffset, type Paging, pageJson } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { selectBlocks } from './block.repository.ts';

export async function listBlocks(
  { database }: Context,
  { memberId }: Viewer,
  paging: Paging,
): Promise<JsonText> {
  const found = await findOne(database, selectBlocks, {
    blocker_id: memberId,
    size: paging.size,
    skipped: getOffset(paging),
  });
  return pageJson(found?.items ?? '[]', paging, found?.total ?? 0);
}
