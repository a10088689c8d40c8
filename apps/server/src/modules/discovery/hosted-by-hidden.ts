import { isHidden, type ViewerSql } from '#server/database/block-sql.ts';
import { isAhead } from '#server/modules/clubs/meeting-moment.ts';

/**
 * SQL of a WITH: the clubs ahead whose hosts are hidden from the viewer, with what lists filter by.
 * A list leaves out their ids, so that it is still read from its index alone.
 */
export const hostedByHidden = (viewer: ViewerSql) => `
  hosted as materialized (
    select club_id, category_large_id, meeting_date
    from clubs hosted
    where ${isHidden('hosted.host_id', viewer)} and ${isAhead('hosted')})`;
