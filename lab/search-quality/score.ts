import type { Judgement } from './read-judgements.ts';

export type Scores = { queries: number; mrr: number; ndcg: number };

const SHOWN = 10;

function reciprocalRank({ grades }: Judgement, shown: readonly string[]): number {
  const index = shown.slice(0, SHOWN).findIndex((name) => grades.has(name));
  return index === -1 ? 0 : 1 / (index + 1);
}

function ndcg({ grades }: Judgement, shown: readonly string[]): number {
  const best = [...grades.values()].toSorted((a, b) => b - a);
  return gain(shown.map((name) => grades.get(name) ?? 0)) / gain(best);
}

function gain(grades: readonly number[]): number {
  return grades
    .slice(0, SHOWN)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

export function computeScores(
  judgements: readonly Judgement[],
  shownFor: ReadonlyMap<Judgement, readonly string[]>,
): Scores {
  const mean = (score: (judgement: Judgement, shown: readonly string[]) => number) =>
    judgements.reduce((sum, each) => sum + score(each, shownFor.get(each) ?? []), 0) /
    judgements.length;
  const isQuiet = (each: Judgement, shown: readonly string[]) =>
    each.grades.size === 0 && shown.length === 0 ? 1 : 0;
  const isNonsense = judgements.every(({ grades }) => grades.size === 0);
  return {
    queries: judgements.length,
    mrr: mean(isNonsense ? isQuiet : reciprocalRank),
    ndcg: mean(isNonsense ? isQuiet : ndcg),
  };
}
