import { expect, test } from 'vitest';
import { stripParticle } from './particles.ts';

// 등산 ends in a consonant, 영화 in a vowel.
test.each([
  ['에서', true, true],
  ['에게', true, true],
  ['까지', true, true],
  ['부터', true, true],
  ['처럼', true, true],
  ['보다', true, true],
  ['하고', true, true],
  ['의', true, true],
  ['에', true, true],
  ['도', true, true],
  ['만', true, true],
  ['이랑', true, false],
  ['으로', true, false],
  ['을', true, false],
  ['은', true, false],
  ['이', true, false],
  ['과', true, false],
  ['랑', false, true],
  ['를', false, true],
  ['는', false, true],
  ['가', false, true],
  ['와', false, true],
  ['로', false, true],
])(
  'the particle %s is stripped after a consonant: %s, after a vowel: %s',
  (particle, afterConsonant, afterVowel) => {
    expect(stripParticle(`등산${particle}`) === '등산').toBe(afterConsonant);
    expect(stripParticle(`영화${particle}`) === '영화').toBe(afterVowel);
  },
);

test.each(['가을', '회의', 'lp에서', '등산lp에서', '등산', '에서', ''])(
  'the word “%s” has no particle',
  (word) => {
    expect(stripParticle(word)).toBeUndefined();
  },
);
