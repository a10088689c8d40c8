import { DEFAULT_BANNER_FILE } from '@azit/contract/images/image.rule';
import { fileInfoJson, memberSummaryFields } from '#server/database/member-json.ts';
import { shownLocation } from './club-audience.ts';

type ClubSummaryParts = {
  status: string;
  phase: string;
  audience: string;
  /** An SQL condition on `c` (a club) and `crew` (its crew): the viewer may open the page of the crew. */
  isCrewShown: string;
  hostFields?: string;
};

/**
 * SQL for json_build_object. The caller must name clubs `c`, the small category `s` and the host
 * `h`.
 */
export function clubSummaryFields({
  status,
  phase,
  audience,
  isCrewShown,
  hostFields = '',
}: ClubSummaryParts): string {
  return `'clubId', c.club_id, 'clubName', c.club_name, 'clubInfo', c.club_info,
    'bannerImage', ${fileInfoJson('c', DEFAULT_BANNER_FILE)},
    'categorySmall', json_build_object('categorySmallId', s.category_small_id,
      'categoryName', s.category_name, 'categoryLargeId', s.category_large_id),
    'isOnline', case when c.is_online then 'online' else 'offline' end,
    'location', ${shownLocation('c', audience)},
    'area', c.area, 'areaCode', c.area_code,
    'meetingDate', c.meeting_date, 'meetingTime', c.meeting_time,
    'durationMinutes', c.duration_minutes, 'fee', c.fee, 'memberLimit', c.member_limit,
    'crew', case when c.crew_id is not null then (
      select json_build_object('crewId', crew.crew_id, 'name', crew.name)
      from crews crew where crew.crew_id = c.crew_id and ${isCrewShown}) end,
    'clubStatus', ${status}, 'phase', ${phase},
    'host', json_build_object(${memberSummaryFields('h')}${hostFields})`;
}
