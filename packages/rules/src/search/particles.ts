import { hasBatchim } from 'es-hangul';

/** Longer particles come first, because the first match wins. */
const PARTICLES: readonly { text: string; after?: 'consonant' | 'vowel' }[] = [
  { text: '에서' },
  { text: '에게' },
  { text: '까지' },
  { text: '부터' },
  { text: '처럼' },
  { text: '보다' },
  { text: '하고' },
  { text: '이랑', after: 'consonant' },
  { text: '으로', after: 'consonant' },
  { text: '랑', after: 'vowel' },
  { text: '을', after: 'consonant' },
  { text: '를', after: 'vowel' },
  { text: '은', after: 'consonant' },
  { text: '는', after: 'vowel' },
  { text: '이', after: 'consonant' },
  { text: '가', after: 'vowel' },
  { text: '과', after: 'consonant' },
  { text: '와', after: 'vowel' },
  { text: '로', after: 'vowel' },
  { text: '의' },
  { text: '에' },
  { text: '도' },
  { text: '만' },
];
/**
 * At least two syllables must remain: 가을 (autumn) and 회의 (meeting) only look as if they ended in
 * the particles 을 and 의.
 */
const SHORTEST = 2;

export function stripParticle(word: string): string | undefined {
  for (const { text, after } of PARTICLES) {
    const rest = word.slice(0, -text.length);
    if (!word.endsWith(text) || [...rest].length < SHORTEST || !/[가-힣]$/.test(rest)) continue;
    if (after === undefined || hasBatchim(rest) === (after === 'consonant')) return rest;
  }
  return undefined;
}
