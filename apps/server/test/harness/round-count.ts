import { appendFileSync } from 'node:fs';

const { LONG_TEST_ROUNDS, LONG_TEST_REPORT } = process.env;

/** Set by lab/long-tests only; `npm test` runs the short version of the same tests. */
export const isLongRun = LONG_TEST_ROUNDS !== undefined;

/** Returns the number of rounds of a long run, or `short` in `npm test`. */
export function roundCount(short: number): number {
  return LONG_TEST_ROUNDS === undefined ? short : Number(LONG_TEST_ROUNDS);
}

/** Adds a line to the summary of a long run; does nothing in `npm test`. */
export function reportLongRun(line: string): void {
  if (LONG_TEST_REPORT !== undefined) appendFileSync(LONG_TEST_REPORT, `${line}\n`);
}
