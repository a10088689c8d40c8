import { linkCard } from '@azit/rules/hosting/link-card';
import type { Context } from '#server/context.ts';
import { bool, int, nullable, text } from '#server/database/column.ts';
import { findOne } from '#server/database/run-statement.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import type { FirstViews, PageFacts } from '#server/http/web/web-page.ts';
import { linkPreviewAddress } from '#server/modules/images/link-preview.ts';
import type { Config } from '#server/runtime/config.ts';

const selectLinkPreview = statement('select_link_preview', {
  text: `
    select c.club_name, l.category_name as large_category_name,
      s.category_name as small_category_name, c.is_online, c.area, c.image_path, c.image_name
    from clubs c
    join small_categories s using (category_small_id)
    join large_categories l on l.category_large_id = c.category_large_id
    where c.club_id = :club_id and c.cancelled_at is null and c.is_listed`,
  params: { club_id: int },
  row: {
    club_name: text,
    large_category_name: text,
    small_category_name: text,
    is_online: bool,
    area: nullable(text),
    image_path: nullable(text),
    image_name: nullable(text),
  },
});
type LinkPreviewRow = StatementRow<typeof selectLinkPreview>;

const CLUB_PAGE = /^\/azit\/(detail|invite)\/([1-9]\d{0,8})\/?$/;

const CREW_PAGE = /^\/crew\/[1-9]\d{0,8}\/?$/;

/**
 * The same text describes crews and clubs that are link-only, unknown or cancelled, so that it does
 * not reveal which of them exist.
 */
const unnamedInvitation: PageFacts = {
  title: '초대장이 왔어요',
  description: '눌러서 열어 보세요',
};

export async function describeClubPage(
  { database, config, log }: Context,
  path: string,
): Promise<PageFacts | undefined> {
  if (CREW_PAGE.test(path)) return unnamedInvitation;
  const [, page, clubId] = CLUB_PAGE.exec(path) ?? [];
  if (clubId === undefined) return undefined;
  const member = page === 'detail' ? 'detail' : 'invitation';
  try {
    const club = await findOne(database, selectLinkPreview, { club_id: Number(clubId) });
    if (club !== undefined) return facts(club, config, { guest: 'invitation', member });
    return page === 'invite' ? unnamedInvitation : undefined;
  } catch (error) {
    log.warn({ err: error }, 'link preview left out');
    return undefined;
  }
}

function facts(club: LinkPreviewRow, config: Config, firstViews: FirstViews): PageFacts {
  const described = {
    ...linkCard({
      clubName: club.club_name,
      category: `${club.large_category_name} · ${club.small_category_name}`,
      area: club.area,
      isOnline: club.is_online,
    }),
    image: linkPreviewAddress(club.image_name),
  };
  if (club.image_name === null) return described;
  const banner = `${config.storageBase}${club.image_path}/${club.image_name}`;
  return { ...described, club: { name: club.club_name, banner }, firstViews };
}
