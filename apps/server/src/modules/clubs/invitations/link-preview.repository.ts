import { bool, int, nullable, text } from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';

export const selectLinkPreview = statement('select_link_preview', {
  text: `
    select c.club_name, l.category_name as large_category_name,
      s.category_name as small_category_name, c.is_online, c.area, c.image_path, c.image_name
    from clubs c
    join small_categories s using (category_small_id)
    join large_categories l on l.category_large_id = c.category_large_id
    where c.club_id = :club_id and c.cancelled_at is null and c.is_listed`,
  params: { club_id: int },
  row: {
    club_name: text,
    large_category_name: text,
    small_category_name: text,
    is_online: bool,
    area: nullable(text),
    image_path: nullable(text),
    image_name: nullable(text),
  },
});
export type LinkPreviewRow = StatementRow<typeof selectLinkPreview>;
