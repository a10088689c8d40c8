import { synonymGroups } from './synonym-groups.ts';

const groupOf = new Map(
  synonymGroups.flatMap((group) => group.map((word) => [word, group] as const)),
);

/** The other words for the same, the best known first; none where the word has none. */
export function synonymsOf(word: string): readonly string[] {
  return (groupOf.get(word) ?? []).filter((other) => other !== word);
}
