import { formatDetailTime } from '@azit/rules/meeting-time';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import type { PageFacts } from '#server/http/web/web-page.ts';
import type { Config } from '#server/runtime/config.ts';
import { type ClubRow, selectClub } from './club.repository.ts';

const DETAIL_PAGE = /^\/azit\/detail\/([1-9]\d{0,8})\/?$/;

/** The link preview of a club's page; the page works without one. */
export async function describeClubPage(
  { database, config, clock, log }: Context,
  path: string,
): Promise<PageFacts | undefined> {
  const clubId = DETAIL_PAGE.exec(path)?.[1];
  if (clubId === undefined) return undefined;
  try {
    const club = await findOne(database, selectClub.plain, {
      club_id: Number(clubId),
      viewer_id: null,
    });
    return club === undefined || club.cancelled_at !== null
      ? undefined
      : facts(club, config, clock.now());
  } catch (error) {
    log.warn({ err: error }, 'link preview left out');
    return undefined;
  }
}

function facts(club: ClubRow, config: Config, now: Date): PageFacts {
  const meeting = { meetingDate: club.meeting_date, meetingTime: club.meeting_time };
  const when = formatDetailTime(meeting, now);
  const info = club.club_info.replaceAll(/\s+/g, ' ');
  // A preview is for anybody, so it names no address.
  const where = club.area ?? (club.is_online ? '온라인' : '오프라인');
  const described = {
    title: `${club.club_name} · 아지트`,
    description: `${when} · ${where} · ${info}`,
  };
  if (club.image_name === null) return described;
  const banner = `${config.storageBase}${club.image_path}/${club.image_name}`;
  return { ...described, image: banner, club: { name: club.club_name, banner } };
}
