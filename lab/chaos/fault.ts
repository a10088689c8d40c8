export type Outcome = { what: string; ms: number; limitMs: number };
