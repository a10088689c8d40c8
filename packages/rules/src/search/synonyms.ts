import groups from './synonym-groups.json' with { type: 'json' };

/**
 * Groups of interchangeable words, the best known word first. Each word is in one group only, and
 * no group contains a broader term: 운동 (exercise) is not a synonym of 등산 (hiking).
 */
export const synonymGroups: readonly (readonly string[])[] = groups;

const groupByWord = new Map(
  synonymGroups.flatMap((group) => group.map((word) => [word, group] as const)),
);

export function findSynonyms(word: string): readonly string[] {
  return (groupByWord.get(word) ?? []).filter((other) => other !== word);
}
