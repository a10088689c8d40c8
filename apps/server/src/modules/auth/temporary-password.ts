import { randomInt } from 'node:crypto';

// Without the letters and digits that are easily taken for one another.
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const SYMBOLS = '~!@#$%^&*';
const LENGTH = 12;

/** As long as a mail may lie in a mailbox before its password is worth nothing. */
export const TEMPORARY_PASSWORD_MS = 24 * 60 * 60 * 1000;

/** Random, and always within the rule for passwords. */
export function makeTemporaryPassword(): string {
  const characters = [pick(LETTERS), pick(DIGITS), pick(SYMBOLS)];
  while (characters.length < LENGTH) characters.push(pick(LETTERS + DIGITS));
  return shuffle(characters).join('');
}

function pick(alphabet: string): string {
  return alphabet.charAt(randomInt(alphabet.length));
}

function shuffle(characters: string[]): string[] {
  const rest = [...characters];
  const mixed: string[] = [];
  while (rest.length > 0) mixed.push(...rest.splice(randomInt(rest.length), 1));
  return mixed;
}
