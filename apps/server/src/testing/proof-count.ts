const asked = process.env.PROOF_COUNT;

/** So many in `npm test`; the long versions (scripts/prove.mjs) ask for as many as they like. */
export function proofCount(short: number): number {
  return asked === undefined ? short : Number(asked);
}

export const isLongProof = asked !== undefined;
