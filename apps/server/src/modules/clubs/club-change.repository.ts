import { int, jsonText, nullable, text, timestamp } from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';

/** How many of the newest changes a page shows. */
const SHOWN = 20;

/** Newest first. */
export const selectClubChanges = statement({
  name: 'select_club_changes',
  text: `
    select changed_at, note, fields from club_changes
    where club_id = :club_id order by sequence desc limit ${SHOWN}`,
  params: { club_id: int },
  row: { changed_at: timestamp, note: nullable(text), fields: jsonText },
});
export type ClubChangeRow = StatementRow<typeof selectClubChanges>;
