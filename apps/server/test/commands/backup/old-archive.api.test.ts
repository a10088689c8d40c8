import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rebuildSearch } from '#server/modules/discovery/search/rebuild-search.ts';
import { emptyStorage } from '#test/factories/backup-world.ts';
import { runSql } from '#test/factories/insert-row.ts';

// Written by the program before it used tar-stream and pg-copy-streams.
const OLD_ARCHIVE = join(import.meta.dirname, 'fixtures/before-tar-stream.tar');

test('an archive of the first writer restores with its rows and its image', async () => {
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
  // What was written for a search then says now what it says of a club that is opened today.
  expect(await runSql(target.database, 'select count(*)::int4 as kept from club_search')).toEqual([
    { kept: 1 },
  ]);
  const nothing = { added: [], changed: [], removed: [] };
  expect(await rebuildSearch(target.database, '2000-01-01')).toEqual(nothing);
});
