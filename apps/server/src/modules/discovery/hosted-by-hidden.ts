import { isHidden, type ViewerSql } from '#server/database/block-sql.ts';
import { isAhead } from '#server/modules/clubs/meeting-moment.ts';

/**
 * SQL: the ids of the clubs `c` ahead whose hosts are hidden from the viewer. A list leaves them out,
 * so that it is still read from its index alone. The day by itself lets PostgreSQL pass by what is past.
 */
export const hostedByHidden = (viewer: ViewerSql, filter = 'true') => `
  select c.club_id from (
    select club_id, category_large_id, meeting_date from clubs hosted
    where ${isHidden('hosted.host_id', viewer)} and ${isAhead('hosted')}
      and hosted.meeting_date >= :today::date offset 0) c
  where ${filter}`;
