import { appendFileSync } from 'node:fs';

const asked = process.env.PROOF_COUNT;

/** So many in `npm test`; the long versions (scripts/prove.mjs) ask for as many as they like. */
export function proofCount(short: number): number {
  return asked === undefined ? short : Number(asked);
}

export const isLongProof = asked !== undefined;

/** For the reader of a long proof: said once, when everything has run. */
export function reportProof(line: string): void {
  const { PROOF_REPORT } = process.env;
  if (PROOF_REPORT !== undefined) appendFileSync(PROOF_REPORT, `${line}\n`);
}
