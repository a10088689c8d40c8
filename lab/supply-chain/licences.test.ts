import { expect, test } from 'vitest';
import { root } from '../../scripts/test/repo-rules/source-tree.ts';
import { isAllowed, readComponents } from './licences.mjs';

test('every package of a production installation has an allowed licence', () => {
  const components = readComponents(root);
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['none', false],
])('the licence %s is allowed: %s', (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected);
});
