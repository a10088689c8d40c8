const tenAreas = [110, 140, 170, 200, 215, 230, 260, 290, 305, 320].map((own) => `area=11${own}`);

const filters: Readonly<Record<string, string>> = {
  free: 'free=1',
  online: 'mode=online',
  offline: 'mode=offline',
  weekend: 'when=weekend',
  joinable: 'joinable=1',
  area: 'area=11680',
  'ten areas': tenAreas.join('&'),
  'five at once': `free=1&mode=offline&when=weekend&joinable=1&${tenAreas.slice(0, 2).join('&')}`,
};

/** A word in 1,250 of 200,000 clubs, and one in 20,000. */
const words = ['보드게임', '서울'];

/** A search under each of the filters: what it is called, and its path. */
export const filteredSearches: readonly (readonly [string, string])[] = words.flatMap((word) =>
  Object.entries(filters).map(
    ([filter, query]) =>
      [`search, ${word}, ${filter}`, `/api/clubs/search?keyword=${word}&${query}`] as const,
  ),
);
