import type { ClubCard, ClubDetail } from '@azit/contract/clubs/club.schema';
import { whyClosed } from '#web/domain/finding/why-closed.ts';

const most = 3;

export function similarClubs(
  { clubId, categorySmall }: Pick<ClubDetail, 'clubId' | 'categorySmall'>,
  clubs: readonly ClubCard[],
): ClubCard[] {
  const others = clubs.filter((club) => club.clubId !== clubId && whyClosed(club) === null);
  const isNear = (club: ClubCard) =>
    club.categorySmall.categorySmallId === categorySmall.categorySmallId;
  const far = others.filter((club) => !isNear(club));
  return [...others.filter(isNear), ...far].slice(0, most);
}
