import { isHidden } from '#server/database/block-sql.ts';
import { bool, int, intArray, notNull, nullable, text } from '#server/database/column.ts';
import { viewedStatement } from '#server/database/viewed-statement.ts';

/** Where the found clubs meet, and whether they are shown to the viewer. */
export const selectAreasOfFound = viewedStatement({
  name: 'select_areas_of_found',
  viewer: ':viewer_id',
  text: (viewer) => `
    select c.club_id, c.area_code,
      not (${isHidden('c.host_id', viewer)}) as is_shown
    from clubs c
    where c.club_id = any (:club_ids::int4[]) and c.area_code is not null`,
  params: {
    club_ids: intArray,
    viewer_id: nullable(int),
  },
  row: {
    club_id: int,
    area_code: notNull(text, 'the condition leaves out clubs without one'),
    is_shown: bool,
  },
});
