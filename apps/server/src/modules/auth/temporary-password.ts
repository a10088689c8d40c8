import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const SYMBOLS = '~!@#$%^&*';
const LENGTH = 12;

/** The short lifetime limits the damage of a leaked mail. */
export const TEMPORARY_PASSWORD_MS = 24 * 60 * 60 * 1000;

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
