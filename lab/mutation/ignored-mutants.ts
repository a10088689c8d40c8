import type { IgnoredMutant } from './score.ts';

export const ignoredMutants: readonly IgnoredMutant[] = [];
