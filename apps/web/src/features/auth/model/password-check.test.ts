import { beforeEach, expect, test } from 'vitest';
import { forgetPasswordCheck, isPasswordChecked, notePasswordChecked } from './password-check.ts';

const minute = 60_000;

beforeEach(() => forgetPasswordCheck());

test('no password check is valid before the first check', () => {
  expect(isPasswordChecked(7, 0)).toBe(false);
});

test('a password check is valid for its member for ten minutes or until its use', () => {
  notePasswordChecked(7, 0);
  expect(isPasswordChecked(7, 10 * minute - 1)).toBe(true);
  expect(isPasswordChecked(7, 10 * minute)).toBe(false);
  expect(isPasswordChecked(8, minute)).toBe(false);
  forgetPasswordCheck();
  expect(isPasswordChecked(7, minute)).toBe(false);
});
