import { seoulToday } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { getOffset, type Paging, pageJson } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { memberNotFound } from '#server/runtime/refusal.ts';
import { selectReputationEvents, selectReputationSummary } from './reputation-page.repository.ts';

export async function listReputationEvents(
  { database, clock }: Context,
  { memberId }: Viewer,
  paging: Paging,
): Promise<JsonText> {
  const own = { member_id: memberId, today: seoulToday(clock.now()) };
  const ledger = await findOne(database, selectReputationSummary, own);
  if (ledger === undefined) throw memberNotFound();
  const range = { skipped: getOffset(paging), size: paging.size };
  const page = await findOne(database, selectReputationEvents, { ...own, ...range });
  const summary = JSON.parse(ledger.summary);
  return pageJson(page?.items ?? '[]', paging, ledger.total, { summary });
}
