import { seoulToday } from '@azit/rules/seoul-clock';
import { withDatabase } from '#server/commands/connect.ts';
import { type Outcome, outcomeOf } from '#server/commands/outcome.ts';
import { withProgress } from '#server/commands/progress.ts';
import { readLimit } from '#server/commands/read-limit.ts';
import { rebuildSearch } from '#server/modules/discovery/search/rebuild-search.ts';

const LIMIT_SECONDS = 60;
const SHOWN_IDS = 20;

/** Writes the search index anew where it differs from the clubs; a server may go on running. */
export function runSearchRebuild(
  env: NodeJS.ProcessEnv,
  say: (line: string) => void = () => {},
): Promise<Outcome> {
  return outcomeOf(() =>
    withProgress({ ...readLimit(env, LIMIT_SECONDS), say }, async (progress) => {
      progress.step('데이터베이스 열기');
      const differences = await withDatabase(env, (database) => {
        progress.step('검색 색인 견주기');
        return rebuildSearch(database, seoulToday(new Date()), progress.moved);
      });
      const lines = Object.entries(differences).map(([kind, ids]) => describe(kind, ids));
      return { exitCode: 0, out: lines.join(''), complaint: '' };
    }),
  );
}

function describe(kind: string, ids: readonly number[]): string {
  const more = ids.length > SHOWN_IDS ? ', …' : '';
  const named = ids.length === 0 ? '' : `: ${ids.slice(0, SHOWN_IDS).join(', ')}${more}`;
  return `${kind} ${ids.length}${named}\n`;
}
