import { text, textArray } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const selectNamedImages = statement('select_named_images', {
  text: `
    select image_name from members where image_name = any(:image_names)
    union all
    select image_name from clubs where image_name = any(:image_names)
    union all
    select image_name from crews where image_name = any(:image_names)
    union all
    select image_name from chat_messages where image_name = any(:image_names)
    union all
    select evidence_image from message_reports where evidence_image = any(:image_names)`,
  params: { image_names: textArray },
  row: { image_name: text },
});
