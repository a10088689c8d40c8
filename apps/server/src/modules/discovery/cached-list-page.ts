import type { Context } from '#server/context.ts';
import { JsonText } from '#server/http/reply.ts';
import { memoryOf } from './discovery-caches.ts';
import { type Paging, pageText } from './list-page.ts';

type Source = {
  count(): Promise<number | undefined>;
  read(): Promise<string | undefined>;
};

/** A list that is the same for everybody: its answers may be handed out again. */
export async function listPublicly(
  context: Context,
  list: string,
  paging: Paging,
  source: Source,
): Promise<JsonText> {
  const { answers, totals } = memoryOf(context);
  const work = async () => {
    const [total, cards] = await Promise.all([
      totals.recall(list, async () => (await source.count()) ?? 0),
      source.read(),
    ]);
    return new JsonText(pageText(cards ?? '[]', paging, total));
  };
  if (!context.config.listCache) return work();
  const { page, size } = paging;
  return answers.recall(`${list} ${page} ${size}`, work);
}
