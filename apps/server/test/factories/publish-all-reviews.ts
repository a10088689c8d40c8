import type { Context } from '#server/context.ts';
import { publishReviews } from '#server/modules/reviews/publish-reviews.ts';
import { runSql } from './insert-row.ts';

export async function publishAllReviews(context: Context): Promise<void> {
  await runSql(context.database, 'update reviews set publish_at = created_at');
  await publishReviews(context, new AbortController().signal);
}
