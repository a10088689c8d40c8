import { isHidden } from '#server/database/block-sql.ts';
import {
  bool,
  int,
  intArray,
  notNull,
  nullable,
  text,
  timestamp,
} from '#server/database/column.ts';
import { viewedStatement } from '#server/database/viewed-statement.ts';
import { isJoinable } from '../club-filter-sql.ts';

/** Where the found clubs meet, and whether they are shown to the viewer, who may ask for what they may join. */
export const selectAreasOfFound = viewedStatement({
  name: 'select_areas_of_found',
  viewer: ':viewer_id',
  text: (viewer) => `
    select c.club_id, c.area_code,
      (:joinable_by::int4 is null or (${isJoinable})) and not (${isHidden('c.host_id', viewer)})
        as is_shown
    from clubs c
    where c.club_id = any (:club_ids::int4[]) and c.area_code is not null`,
  params: {
    club_ids: intArray,
    joinable_by: nullable(int),
    now: timestamp,
    viewer_id: nullable(int),
  },
  row: {
    club_id: int,
    area_code: notNull(text, 'the condition leaves out clubs without one'),
    is_shown: bool,
  },
});
