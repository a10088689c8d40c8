import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rebuildSearch } from '#server/modules/discovery/search/search-index.ts';
import { emptyStorage } from '#test/factories/backup-world.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { withServices } from '../../harness/test-database.ts';

// The backup command of release 0.2.0 made this archive, before the migrations were squashed.
const OLD_ARCHIVE = join(import.meta.dirname, 'fixtures/azit-0.2.0.tar');

test('an archive of release 0.2.0 is restored with its rows and its image', async () => {
  const target = await emptyStorage();
  const { manifest, breaches } = await target.restore(OLD_ARCHIVE);
  expect(manifest.parts.filter(({ name }) => name.startsWith('images/'))).toHaveLength(1);
  expect(breaches).toEqual([]);
  const text = 'select nickname, about_me from members order by member_id';
  expect(await runSql(target.database, text)).toEqual([
    { nickname: '옛사람', about_me: 'tab\t newline\n 한글 \\N' },
    { nickname: '둘째', about_me: expect.any(String) },
  ]);
  expect(await runSql(target.database, 'select joined_count from clubs')).toEqual([
    { joined_count: 1 },
  ]);
});

test('a restored archive of release 0.2.0 has a current search index', async () => {
  const target = await emptyStorage();
  await target.restore(OLD_ARCHIVE);
  const text = 'select count(*)::int4 as rows from club_search';
  expect(await runSql(target.database, text)).toEqual([{ rows: 1 }]);
  const nothing = { added: [], changed: [], removed: [] };
  expect(await rebuildSearch(withServices(target.database), '2000-01-01')).toEqual(nothing);
});
