import { matchPath } from 'react-router';
import { paths } from '#web/navigation/paths.ts';

/**
 * What a wide window shows left of a page:
 *   self     the page itself, which is a list; its first item is previewed on the right
 *   list     the list that it was opened from
 *   none     nothing: the page uses the whole window
 *   a path   the page that it is part of, or the list of notices if it was opened from there
 */
export type LeftPane = string;

type WideRow = readonly [left: LeftPane, pages: readonly string[], section?: string];

/**
 * Each row contains a left pane, its pages and, for pages without a left pane, the section that the
 * rail marks. All other pages are shown beside the list.
 */
const rows: readonly WideRow[] = [
  ['self', [paths.home, paths.search, paths.chat, paths.notices]],
  ['none', [paths.chatShare], paths.chat],
  ['none', [paths.clubCreate, paths.clubPreview], paths.clubCreate],
  ['none', [paths.clubEdit.pattern, paths.clubChange.pattern]],
  [
    paths.clubDetail.pattern,
    [
      paths.clubSetting.pattern,
      paths.clubMembers.pattern,
      paths.clubDoor.pattern,
      paths.reviewCreate.pattern,
    ],
  ],
  [paths.crew.pattern, [`${paths.crew.pattern}/:part`]],
  [
    paths.memberProfile.pattern,
    [paths.memberEdit.pattern, paths.memberSetting.pattern, paths.memberTemperature.pattern],
  ],
  [
    paths.memberSetting.pattern,
    [
      paths.noticeSetting,
      paths.blocks,
      paths.verifyPassword,
      paths.changePassword,
      paths.withdrawal,
    ],
  ],
];

export function findWideRow(pathname: string): WideRow {
  return rows.find(([, pages]) => pages.some((page) => matchPath(page, pathname))) ?? ['list', []];
}
