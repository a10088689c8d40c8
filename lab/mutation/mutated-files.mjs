import { globSync } from 'node:fs';

const rules = 'packages/rules/src';
const modules = 'apps/server/src/modules';

/** Code that decides without a database: the shared rules, and parts of the server. */
export const mutatedFiles = globSync([
  `${rules}/**/*.ts`,
  `${modules}/**/*.{policy,refusal}.ts`,
  `${modules}/notices/deliveries/deliver-until.ts`,
  `${modules}/clubs/seats/queue.ts`,
  'apps/server/src/mail/mail-schedule.ts',
  'apps/server/src/limits/wait-text.ts',
]).filter((file) => !file.endsWith('.test.ts'));

export const mutatedTests = [
  `${rules}/**/*.test.ts`,
  'apps/server/test/modules/**/*.{policy,refusal}.test.ts',
  'apps/server/test/modules/refusals.test.ts',
  'apps/server/test/modules/clubs/seats/queue.test.ts',
  'apps/server/test/modules/notices/deliveries/deliver-until.test.ts',
  'apps/server/test/mail/mail-schedule.test.ts',
];
