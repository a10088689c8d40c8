import { appendFileSync } from 'node:fs';

const { LONG_TEST_ROUNDS, LONG_TEST_REPORT } = process.env;

export const isLongRun = LONG_TEST_ROUNDS !== undefined;

export function roundCount(short: number): number {
  return LONG_TEST_ROUNDS === undefined ? short : Number(LONG_TEST_ROUNDS);
}

export function reportLongRun(line: string): void {
  if (LONG_TEST_REPORT !== undefined) appendFileSync(LONG_TEST_REPORT, `${line}\n`);
}
