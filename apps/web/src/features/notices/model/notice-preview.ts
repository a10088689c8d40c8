import type { Notice } from '@azit/contract/notices/notice.schema';
import { matchPath, parsePath } from 'react-router';
import { paths } from '#web/navigation/paths.ts';

type LinkedNotice = Pick<Notice, 'noticeId' | 'link' | 'clubId'>;

const previewed = [
  paths.clubDetail.pattern,
  paths.crew.pattern,
  paths.memberProfile.pattern,
  paths.chatRoom.pattern,
];

/** Returns the page that a wide window shows next to the list before a notice is opened. */
export function toPreviewPath({ link, clubId }: Omit<LinkedNotice, 'noticeId'>): string | null {
  const { pathname = '' } = parsePath(link);
  if (pathname !== paths.ownProfile && previewed.some((pattern) => matchPath(pattern, pathname)))
    return link;
  // The server links to the list itself if the member can no longer open the club.
  if (pathname === paths.notices) return null;
  return clubId === null ? null : paths.clubDetail(clubId);
}

/**
 * Returns the notice that belongs to the page next to the list. Several notices may lead to that
 * page: the one opened last comes first, then the newest.
 */
export function findShownId(
  notices: readonly LinkedNotice[],
  openPath: string | null,
  openedId: number | undefined,
): number | undefined {
  const shown = notices.filter(
    (notice) => notice.link === openPath || toPreviewPath(notice) === openPath,
  );
  return (shown.find(({ noticeId }) => noticeId === openedId) ?? shown[0])?.noticeId;
}
