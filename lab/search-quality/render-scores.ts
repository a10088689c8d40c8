import { bars } from './bars.ts';
import type { Judgement } from './read-judgements.ts';
import { computeScores, type Scores } from './score.ts';

const WORST_SHOWN = 40;

export function renderScores(
  scores: ReadonlyMap<string, Scores>,
  judgements: readonly Judgement[],
  shownFor: ReadonlyMap<Judgement, readonly string[]>,
): string {
  const cells = [...scores].map(([kind, { queries, mrr, ndcg }]) => [
    kind,
    String(queries),
    mrr.toFixed(3),
    ndcg.toFixed(3),
    String(bars[kind] ?? 1),
  ]);
  const rows = [
    ['kind', 'queries', 'MRR', 'nDCG@10', 'bar'],
    ['---', '---:', '---:', '---:', '---:'],
    ...cells,
  ];
  const table = rows.map((row) => `| ${row.join(' | ')} |\n`).join('');
  if (process.env.SEARCH_QUALITY_WORST !== 'on') return table;
  const worst = judgements
    .map((each) => ({ each, score: computeScores([each], shownFor).ndcg }))
    .filter(({ score }) => score < 1)
    .toSorted((a, b) => a.score - b.score)
    .slice(0, WORST_SHOWN)
    .map(({ each, score }) => {
      const shown = (shownFor.get(each) ?? []).slice(0, 3).join(' / ');
      return `${score.toFixed(2)} ${each.kind}: ${each.keyword} → ${shown}\n`;
    });
  return table + worst.join('');
}
