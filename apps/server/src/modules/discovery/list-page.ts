import type { Context } from '#server/context.ts';
import { type Paging, pageJson } from '#server/http/page-json.ts';
import { type JsonText, KeptJson } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { type ShortCache, throughout } from './short-cache.ts';

type ListPage = {
  /** Equal for equal lists. */
  list: string;
  viewer: Viewer | undefined;
  paging: Paging;
  /** Whether one member's page differs from another's even without blocks. */
  isPersonal?: boolean;
  caches: { pages: ShortCache<KeptJson>; totals: ShortCache<number> };
};

type Count = { total: number } | undefined;

type ListSource = {
  count(): Promise<Count>;
  /** How many of the counted clubs are hidden from a reader with blocks; undefined: none. */
  countHidden?(): Promise<Count>;
  read(): Promise<{ cards: string } | undefined>;
};

/** A page of a list; pages that all guests or all members without blocks share are cached. */
export async function listPage(
  { database, config }: Context,
  { list, viewer, paging, isPersonal = false, caches }: ListPage,
  source: ListSource,
): Promise<JsonText> {
  const { sight } = database;
  const hasBlocks = viewer?.hidden !== undefined;
  const read = async () => {
    const count = async () => (await source.count())?.total ?? 0;
    const [total, hidden, page] = await Promise.all([
      caches.totals.getOrCompute(list, throughout(sight), count),
      hasBlocks ? source.countHidden?.() : undefined,
      source.read(),
    ]);
    return pageJson(page?.cards ?? '[]', paging, total - (hidden?.total ?? 0));
  };
  if (!config.listCache || isPersonal || hasBlocks) return read();
  const key = `${list} ${viewer === undefined ? 'guest' : 'member'} ${paging.page} ${paging.size}`;
  return caches.pages.getOrCompute(
    key,
    sight,
    async (keeping) => new KeptJson(await read(), keeping),
  );
}
