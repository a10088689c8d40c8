import type * as z from 'zod/mini';
import { clubBirthYear } from './src/clubs/club.field.ts';

export const liberalForms: [z.ZodMiniType, Record<string, unknown>][] = [
  [
    clubBirthYear,
    {
      type: ['string', 'null'],
      pattern: '^(\\d{4})?$',
      anyOf: undefined,
      description: '제한이 없으면 null이에요. 빈 글자("")도 null로, 숫자도 글자로 받아요.',
    },
  ],
];
