import type { ClubCard } from '@azit/contract/clubs/club.schema';
import { largeCategoryNames } from '#web/domain/copy/category.ts';
import { holdsWord, matchedParts } from '#web/features/search/model/matched-parts.ts';

type Searched = Pick<
  ClubCard,
  'clubName' | 'clubInfo' | 'categorySmall' | 'isOnline' | 'location' | 'host'
>;

export type OffCardMatch = { label: '호스트' | '소개'; text: string };

const lettersBefore = 8;

export function findOffCardMatch(club: Searched, words: readonly string[]): OffCardMatch | null {
  const { categoryName, categoryLargeId } = club.categorySmall;
  const shown = [
    club.clubName,
    categoryName,
    largeCategoryNames[categoryLargeId] ?? '',
    club.location ?? '',
  ];
  const unseen = words.filter((word) => !shown.some((text) => holdsWord(text, word)));
  const { nickname } = club.host;
  if (unseen.some((word) => holdsWord(nickname, word))) return { label: '호스트', text: nickname };
  if (!unseen.some((word) => holdsWord(club.clubInfo, word))) return null;
  return { label: '소개', text: excerpt(club.clubInfo, unseen) };
}

function excerpt(intro: string, words: readonly string[]): string {
  const line = intro.replaceAll(/\s/g, ' ');
  const match = matchedParts(line, words).find((part) => part.matched);
  const before = [...line.slice(0, match?.start ?? 0)];
  if (before.length <= lettersBefore) return line;
  return `…${before.slice(-lettersBefore).join('')}${line.slice(match?.start ?? 0)}`;
}
