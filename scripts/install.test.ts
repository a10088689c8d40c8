import { expect, test } from 'vitest';
import { holdsAll } from './install.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b-win32': { version: '2.0.0', optional: true },
};

test.each([
  ['all there', { 'node_modules/a': { version: '1.0.0' } }, true],
  ['one missing', {}, false],
  ['one in another version', { 'node_modules/a': { version: '1.0.1' } }, false],
  [
    'an optional one in another version',
    { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b-win32': { version: '1.9.0' } },
    false,
  ],
])('the installed packages count as complete with %s: $2', (_, present, expected) => {
  expect(holdsAll(wanted, present)).toBe(expected);
});
