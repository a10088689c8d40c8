const listeners = new Set<() => void>();

/** A stream that opens has no subscriptions, also after a reconnect. */
export function onStreamOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceStreamOpened(): void {
  for (const listener of [...listeners]) listener();
}
