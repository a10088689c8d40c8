import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function sheet(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8');
}

// covers S2.10, S9.1
test.each([
  ['color-point', '#bb2649'],
  ['color-point-hover', '#a1203e'],
  ['color-text', '#222222'],
  ['color-border', '#d9d9d9'],
  ['color-green', '#18a52e'],
  ['column', '50rem'],
  ['bottom-bar-height', 'calc(8rem + env(safe-area-inset-bottom, 0px))'],
])('--%s is %s', (token, value) => {
  const light = sheet('tokens.css').replaceAll(/light-dark\((#[0-9a-f]{6}), #[0-9a-f]{6}\)/g, '$1');
  expect(light).toContain(`--${token}: ${value};`);
});

// covers S9.1
test('a rem is 62.5 % of what the reader has set', () => {
  expect(sheet('base.css')).toMatch(/html \{\s+font-size: 62\.5%;/);
});

// covers S9.1
test('texts are set in Noto Sans KR', () => {
  expect(sheet('tokens.css')).toMatch(/--font-family:\s+"Noto Sans KR Variable", "Noto Sans KR"/);
});

// covers S9.1
test('the column and the bottom bar take their sizes from the tokens', () => {
  expect(sheet('layout/column-frame.module.css')).toContain('max-width: var(--column);');
  const bar = sheet('layout/bottom-bar.module.css');
  expect(bar).toContain('max-width: var(--column);');
  expect(bar).toContain('height: var(--bottom-bar-height);');
});

// covers S2.10
test('the entry of the page on screen is drawn in the point colour', () => {
  expect(sheet('layout/bottom-bar.module.css')).toMatch(
    /\.link\[aria-current="page"\] \{\s+color: var\(--color-point-text\);/,
  );
});
