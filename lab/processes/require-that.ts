class FaultError extends Error {
  override name = 'FaultError';
}

export function requireThat(holds: boolean, complaint: string): void {
  if (!holds) throw new FaultError(complaint);
}
