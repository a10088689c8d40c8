import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findEscapes, findSilencedTests, findSleepingTests } from './escape-rules.ts';
import {
  findBarrels,
  findEmptyNames,
  findLongFiles,
  findMigrationsWithoutProgram,
} from './file-rules.ts';
import {
  findDownloadAddresses,
  findLooseVersions,
  findUnexplainedSettings,
  settingNames,
} from './package-rules.ts';
import { readTree, root, type SourceFile } from './source-tree.ts';

const code = ['.ts', '.tsx', '.mjs'];
const files = readTree(['.'], [...code, '.css', '.sql']);
const sources = files.filter(({ path }) => code.some((ending) => path.endsWith(ending)));
const paths = files.map((file) => file.path);

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Concatenate bad samples, so that the rules do not find them in this file. */
function sample(path: string, ...words: string[]): SourceFile[] {
  return [{ path, text: words.join('') }];
}

test('the list of files that the rules check contains this test file', () => {
  expect(paths).toContain('scripts/test/repo-rules/repo-rules.test.ts');
});

describe('file names', () => {
  test('no file has a meaningless name such as utils or helpers', () => {
    expect(findEmptyNames(paths)).toEqual([]);
  });

  test('a meaningless file name such as utils is reported', () => {
    const bad = ['a/utils.ts', 'a/helper.tsx', 'common/x.ts', 'a/types.ts', 'a/manager.test.ts'];
    expect(findEmptyNames([...bad, 'a/uncommon.ts', 'a/column-types.ts'])).toEqual(bad);
  });

  test('there is no barrel file except the barrel file of the contract', () => {
    expect(findBarrels(paths)).toEqual([]);
  });

  test('a barrel file is reported', () => {
    const good = ['packages/contract/src/index.ts', 'apps/web/src/ui/index-mark.tsx'];
    expect(findBarrels(['apps/web/src/ui/index.ts', ...good])).toEqual([
      'apps/web/src/ui/index.ts',
    ]);
  });
});

describe('file lengths', () => {
  test('no file has more than 300 lines', () => {
    expect(findLongFiles(files)).toEqual([]);
  });

  test('a file with more than 300 lines is reported unless it is a migration', () => {
    const lines = (count: number) => 'x\n'.repeat(count);
    const found = findLongFiles([
      { path: 'apps/b.ts', text: lines(300) },
      { path: 'apps/a.test.ts', text: lines(301) },
      { path: 'apps/b.test.ts', text: lines(300) },
      { path: 'apps/server/src/database/migrations/0001-all.sql', text: lines(500) },
    ]);
    expect(found).toEqual(['apps/a.test.ts has 301 lines']);
  });
});

describe('migrations', () => {
  test('every migration names the oldest program version that works with its schema', () => {
    expect(findMigrationsWithoutProgram(files)).toEqual([]);
  });

  test('a migration that names no program version, or an impossible version, is reported', () => {
    const at = (name: string, first: string) => ({
      path: `apps/server/src/database/migrations/${name}.sql`,
      text: `${first}\nselect 1;\n`,
    });
    const found = findMigrationsWithoutProgram([
      at('0113-old', '-- from before'),
      at('0200-good', '-- oldest program: 0113'),
      at('0201-none', '-- adds'),
      at('0202-later', '-- oldest program: 0203'),
      at('0203-never', '-- oldest program: 0199'),
      at('0204-itself', '-- oldest program: 0204'),
    ]);
    const names = found.map((path) => path.replace(/.*\/|\.sql$/g, ''));
    expect(names).toEqual(['0201-none', '0202-later', '0203-never']);
  });
});

describe('disabled checks', () => {
  test('no file disables a type or lint check', () => {
    expect(findEscapes(sources)).toEqual([]);
  });

  test.each([
    ['const a = b as', ' any;'],
    ['// @ts', '-ignore'],
    ['// @ts', '-expect-error'],
    ['// biome', '-ignore lint: because'],
  ])('a disabled check is reported: %s%s', (...words) => {
    expect(findEscapes(sample('apps/a.ts', ...words))).toHaveLength(1);
  });

  test('a test may expect a compiler error', () => {
    expect(findEscapes(sample('apps/a.test.ts', '// @ts', '-expect-error'))).toEqual([]);
  });

  test('text that only resembles a disabled check is not reported', () => {
    expect(findEscapes(sample('apps/a.ts', "const text = 'as many as you like: anyone';"))).toEqual(
      [],
    );
  });

  test('no test is focused, skipped, retried or waits for a fixed time', () => {
    expect(findSilencedTests(sources)).toEqual([]);
    expect(findSleepingTests(sources)).toEqual([]);
  });

  test.each([
    ['test.', "only('a', b);"],
    ['describe.', "skip('a', b);"],
    ['test.describe.', "fixme('a', b);"],
    ['retries', ': 2,'],
    ["const more = ['--retries", "=1'];"],
    ["const more = ['--retry", "=1'];"],
    ["const more = ['--retries', ", "'1'];"],
  ])('a focused, skipped or retried test is reported: %s%s', (...words) => {
    expect(findSilencedTests(sample('apps/a.test.ts', ...words))).toHaveLength(1);
  });

  test('tests may be retried once, and only in scripts/steps.mjs', () => {
    const line = ["const runAgain = ['--retries", "=1'];"];
    expect(findSilencedTests(sample('scripts/steps.mjs', ...line))).toEqual([]);
    expect(findSilencedTests(sample('scripts/journeys.mjs', ...line))).toHaveLength(1);
    const more = ["const runAgain = ['--retries", "=2'];"];
    expect(findSilencedTests(sample('scripts/steps.mjs', ...more))).toHaveLength(1);
  });

  test.each([
    ['await page.waitFor', 'Timeout(500);'],
    ['await new Promise((resolve) => setTimeout', '(resolve, 500));'],
  ])('a test with a fixed wait is reported: %s%s', (...words) => {
    expect(findSleepingTests(sample('e2e/tests/a.spec.ts', ...words))).toHaveLength(1);
  });
});

describe('package versions', () => {
  test('the lock file contains no download URL', () => {
    expect(findDownloadAddresses(read('package-lock.json'))).toEqual([]);
  });

  test('a download URL in the lock file is reported', () => {
    const lock = '{"a": {"resolved": "https://example.com/a.tgz"}, "b": {"resolved": "apps/b"}}';
    expect(findDownloadAddresses(lock)).toHaveLength(1);
  });

  test('every dependency has an exact version', () => {
    const manifests = readTree(['.'], ['package.json']);
    expect(manifests.length).toBeGreaterThanOrEqual(5);
    expect(findLooseVersions(manifests)).toEqual([]);
  });

  test('a dependency with a version range is reported', () => {
    const text = '{"dependencies": {"a": "^1.0.0"}, "devDependencies": {"b": "1.0.0", "c": "*"}}';
    expect(findLooseVersions([{ path: 'package.json', text }])).toEqual([
      'package.json: a ^1.0.0',
      'package.json: c *',
    ]);
  });
});

describe('documented settings', () => {
  test('the file .env.example explains every setting that the server reads', () => {
    const config = read('apps/server/src/runtime/settings/known-settings.ts');
    expect(settingNames(config)).toContain('PORT');
    expect(findUnexplainedSettings(config, read('.env.example'))).toEqual([]);
  });

  test('a setting without an explanation is reported', () => {
    const config =
      'const a = env.PORT;\n  DATA_DIR: text,\n  SMTP_URL: optional,\nconst MAX_SIZE = 1;';
    const example = '# Where to listen\n# PORT=8080\nDATA_DIR=./.data\n';
    expect(findUnexplainedSettings(config, example)).toEqual(['SMTP_URL']);
  });
});

test('the script .ci/run exists', () => {
  expect(existsSync(path.join(root, '.ci/run'))).toBe(true);
});
