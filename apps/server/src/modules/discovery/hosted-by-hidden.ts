import { isHidden, type ViewerSql } from '#server/database/block-sql.ts';
import { isListed } from '#server/modules/clubs/meeting-moment.ts';

/**
 * SQL: the ids of the listed clubs `c` whose hosts are hidden from the viewer. A list leaves them out,
 * so that it is still read from its index alone.
 */
export const hostedByHidden = (viewer: ViewerSql, filter = 'true') => `
  select c.club_id from (
    select club_id, category_large_id, meeting_date from clubs hosted
    where ${isHidden('hosted.host_id', viewer)} and ${isListed('hosted')} offset 0) c
  where ${filter}`;
