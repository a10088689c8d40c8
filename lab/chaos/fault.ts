/** What a fault did, against the time it may take. */
export type Outcome = { what: string; ms: number; limitMs: number };
