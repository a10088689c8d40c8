import { text, textArray } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

/** Of the given file names, those that a member or a club shows. */
export const selectNamedImages = statement({
  name: 'select_named_images',
  text: `
    select image_name from members where image_name = any(:image_names)
    union all
    select image_name from clubs where image_name = any(:image_names)`,
  params: { image_names: textArray },
  row: { image_name: text },
});
