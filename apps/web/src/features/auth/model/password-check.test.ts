import { beforeEach, expect, test } from 'vitest';
import { forgetPasswordCheck, isPasswordChecked, notePasswordChecked } from './password-check.ts';

const minute = 60_000;

beforeEach(() => forgetPasswordCheck());

test('no member is checked at first', () => {
  expect(isPasswordChecked(7, 0)).toBe(false);
});

test('a check is valid for its member for ten minutes, until it is used', () => {
  notePasswordChecked(7, 0);
  expect(isPasswordChecked(7, 10 * minute - 1)).toBe(true);
  expect(isPasswordChecked(7, 10 * minute)).toBe(false);
  expect(isPasswordChecked(8, minute)).toBe(false);
  forgetPasswordCheck();
  expect(isPasswordChecked(7, minute)).toBe(false);
});
