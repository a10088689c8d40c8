import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function sheet(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8');
}

// covers S2.10, S9.1 (docs/coverage-statements.md)
test.each([
  ['color-point', '#bb2649'],
  ['color-point-hover', '#a1203e'],
  ['color-text', '#222222'],
  ['color-border', '#d9d9d9'],
  ['color-green', '#18a52e'],
  ['column', '50rem'],
  ['bottom-bar-height', 'calc(8rem + env(safe-area-inset-bottom, 0px))'],
])('the design token --%s has the value %s', (token, value) => {
  const light = sheet('tokens.css').replaceAll(/light-dark\((#[0-9a-f]{6}), #[0-9a-f]{6}\)/g, '$1');
  expect(light).toContain(`--${token}: ${value};`);
});

// covers S9.1 (docs/coverage-statements.md)
test('one rem is 62.5 % of the browser’s font size', () => {
  expect(sheet('base.css')).toMatch(/html \{\s+font-size: 62\.5%;/);
});

// covers S9.1 (docs/coverage-statements.md)
test('the text font is Noto Sans KR', () => {
  expect(sheet('tokens.css')).toMatch(/--font-family:\s+"Noto Sans KR Variable", "Noto Sans KR"/);
});

// covers S9.1 (docs/coverage-statements.md)
test('the page column and the bottom bar use sizes from the design tokens', () => {
  expect(sheet('layout/column-frame.module.css')).toContain('max-width: var(--column);');
  const bar = sheet('layout/bottom-bar.module.css');
  expect(bar).toContain('max-width: var(--column);');
  expect(bar).toContain('height: var(--bottom-bar-height);');
});

// covers S2.10 (docs/coverage-statements.md)
test('the current entry of the bottom bar has the accent colour', () => {
  expect(sheet('layout/bottom-bar.module.css')).toMatch(
    /\.link\[aria-current="page"\] \{\s+color: var\(--color-point-text\);/,
  );
});

const source = join(import.meta.dirname, '..');
const styles = globSync('**/*.css', { cwd: source }).map(
  (file) => [file, readFileSync(join(source, file), 'utf8')] as const,
);

test('text on the accent colour keeps its background in forced colours', () => {
  const fills = styles.flatMap(([file, css]) =>
    [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , rule = '']) => rule.includes('background: var(--color-point);'))
      .filter(([, , rule = '']) => rule.includes(' color: var(--color-on-point);'))
      .map(([, name = '', rule = '']) => [`${file} ${name.trim()}`, rule] as const),
  );
  expect(fills.length).toBeGreaterThan(4);
  const plated = fills.filter(([, rule]) => !rule.includes('forced-color-adjust: none;'));
  expect(plated.map(([name]) => name)).toEqual([]);
});

test('every animation uses duration tokens, which are zero for reduced motion', () => {
  const reduced = /prefers-reduced-motion: reduce\) \{\s+:root \{([^}]+)\}/.exec(
    sheet('tokens.css'),
  );
  const tokens = sheet('tokens.css').matchAll(/(--motion-[a-z]+): \d+ms/g);
  for (const [, token] of tokens) expect(reduced?.[1]).toContain(`${token}: 0ms;`);

  const own = styles.flatMap(([file, css]) => {
    const declared = css.matchAll(/[\s;{](?:animation|transition)(?:-duration)?:([^;]+);/g);
    return [...declared].map(([, value = '']) => `${file}:${value.replaceAll(/\s+/g, ' ')}`);
  });
  const still =
    /: (none|appear 1ms linear 150ms both|appear 0\.4s step-end)$|^app\/app\.css: 200ms$/;
  const moving = own.filter((declared) => !still.test(declared));
  expect(moving.length).toBeGreaterThan(20);
  expect(moving.filter((declared) => !declared.includes('var(--motion-'))).toEqual([]);
});
