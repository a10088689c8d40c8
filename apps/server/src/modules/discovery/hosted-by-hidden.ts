import { isHidden } from '#server/database/block-sql.ts';
import { isAhead } from '#server/modules/clubs/meeting-moment.ts';

/**
 * SQL: the clubs ahead whose hosts are hidden from the viewer. As a set of ids, so that a list is
 * still read from its index alone.
 */
export const HOSTED_BY_HIDDEN = `
  select hosted.club_id from clubs hosted
  where ${isHidden('hosted.host_id', ':viewer_id')} and ${isAhead('hosted')}`;
