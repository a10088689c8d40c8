import type { Engine } from './browsers/engine.ts';
import type { Outcome } from './play.ts';

export function renderTable(
  names: readonly Engine['name'][],
  outcomes: readonly Outcome[],
): string {
  const rows = [...Map.groupBy(outcomes, ({ what }) => what)].map(([what, tried]) => {
    const cells = names.map((name) => mark(tried.filter(({ engine }) => engine === name)));
    return [what, ...cells];
  });
  const head = [['what', ...names], ['what', ...names].map(() => '---')];
  const table = [...head, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const misses = outcomes.flatMap(({ engine, what, misses }) =>
    misses.map((miss) => `${engine}: ${what}: ${miss}`),
  );
  return [...table, '', ...misses].join('\n');
}

function mark(tried: readonly Outcome[]): string {
  if (tried.length === 0) return 'not tried';
  const count = tried.flatMap(({ misses }) => misses).length;
  return count === 0 ? 'ok' : `**${count} missed**`;
}
