import { randomInt } from 'node:crypto';
import { PASSWORD_PATTERN } from '@azit/contract/members/member.field';

/** Omit letters and digits that look alike, because people may type the password from the mail. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789~!@#$%^&*';
const LENGTH = 12;

/** The short lifetime limits the damage of a leaked mail. */
export const TEMPORARY_PASSWORD_MS = 24 * 60 * 60 * 1000;

export function makeTemporaryPassword(): string {
  for (;;) {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
    if (PASSWORD_PATTERN.test(letters.join(''))) return letters.join('');
  }
}
