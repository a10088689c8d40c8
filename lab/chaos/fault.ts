/** What a fault did, against the time it may take. */
export type Outcome = { what: string; ms: number; limitMs: number };

class FaultError extends Error {
  override name = 'FaultError';
}

export function requireThat(holds: boolean, complaint: string): void {
  if (!holds) throw new FaultError(complaint);
}
