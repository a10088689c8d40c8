import pg from 'pg';
import { expect, test } from 'vitest';
import { explainTaken, requireSignUpAge } from '#server/modules/members/member.refusal.ts';

const now = new Date('2026-06-01T12:00:00+09:00');
const invalid = (field: string) => {
  const fieldErrors = [{ field, message: expect.stringMatching(/요\.$/) }];
  return expect.objectContaining({ status: 400, code: 'VALIDATION_FAILED', fieldErrors });
};

test('a member younger than 14 is refused for the birth year', () => {
  expect(() => requireSignUpAge('2013', now)).toThrow(invalid('birthYear'));
  expect(() => requireSignUpAge('2012', now)).not.toThrow();
});

test.each([
  ['members_nickname_key', 'NICKNAME_TAKEN'],
  ['members_email_key', 'EMAIL_TAKEN'],
])('a violation of the constraint %s becomes the refusal %s', (constraint, code) => {
  const violation = Object.assign(new pg.DatabaseError('duplicate key', 0, 'error'), {
    code: '23505',
    constraint,
  });
  expect(explainTaken(violation)).toMatchObject({ status: 409, code });
});

test('an error that is no violated constraint is returned unchanged', () => {
  const error = new Error('connection lost');
  expect(explainTaken(error)).toBe(error);
});
