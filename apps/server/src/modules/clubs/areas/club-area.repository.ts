import { int, intArray, nullable, text, textArray } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const lockUnreadAreas = statement('lock_unread_areas', {
  text: `
    select club_id, location from clubs where not is_area_read
    order by club_id limit :limit::int4 for no key update skip locked`,
  params: { limit: int },
  row: { club_id: int, location: nullable(text) },
});

export const updateAreas = statement('update_club_areas', {
  text: `
    update clubs c set area_code = nullif(read.area_code, ''), is_area_read = true
    from unnest(:club_ids::int4[], :area_codes::text[]) as read (club_id, area_code)
    where c.club_id = read.club_id`,
  params: { club_ids: intArray, area_codes: textArray },
});
