import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { logOut } from '#web/session/session.ts';
import { ThemeRow } from './theme-row.tsx';

// index.html loads this script separately from the app bundle, so this test has to run the file
// itself.
const themeScript = path.join(import.meta.dirname, '../../../public/theme.js');

/** Test files share a window, so the script's listeners must be removed after this file. */
const listeners: Parameters<typeof window.addEventListener>[] = [];

function deviceIs(theme: 'light' | 'dark') {
  vi.stubGlobal('matchMedia', () => ({
    matches: theme === 'dark',
    addEventListener: () => undefined,
  }));
}

async function loadPage() {
  document.head.innerHTML = '<meta name="theme-color" content="#ffffff">';
  const source = await readFile(themeScript, 'utf8');
  const added = vi.spyOn(window, 'addEventListener');
  new Function(source)();
  listeners.push(...added.mock.calls);
  added.mockRestore();
}

function shown() {
  return [
    document.documentElement.dataset.theme,
    document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
  ];
}

afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener);
  localStorage.clear();
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

// covers L1 (docs/coverage-statements.md)
test.each([
  ['light', '#ffffff'],
  ['dark', '#181516'],
] as const)('a page without a theme setting follows the device: %s', async (device, bar) => {
  deviceIs(device);
  await loadPage();
  expect(shown()).toEqual([device, bar]);
});

// covers L1 (docs/coverage-statements.md)
test('the theme setting applies immediately and remains after reload and logout', async () => {
  deviceIs('light');
  await loadPage();
  const user = userEvent.setup();
  render(<ThemeRow />);
  await user.click(screen.getByRole('button', { name: /화면 테마/ }));
  const sheet = within(screen.getByRole('dialog'));
  await user.click(sheet.getByRole('radio', { name: '어두운 화면' }));
  expect(shown()).toEqual(['dark', '#181516']);
  expect(screen.getByRole('button', { name: /화면 테마/, hidden: true }).textContent).toContain(
    '어두운 화면',
  );
  logOut();
  await loadPage();
  expect(shown()).toEqual(['dark', '#181516']);
  await user.click(sheet.getByRole('radio', { name: '기기 설정대로' }));
  expect(shown()).toEqual(['light', '#ffffff']);
});

test.each(['purple', 'toString'])(
  'the stored value %s that is not a theme counts as no setting',
  async (word) => {
    localStorage.setItem('theme', word);
    deviceIs('dark');
    await loadPage();
    expect(shown()[0]).toBe('dark');
  },
);
