const listeners = new Set<() => void>();

/** The server drops subscriptions when a stream ends, so subscribe whenever one opens. */
export function onStreamOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceStreamOpened(): void {
  for (const listener of [...listeners]) listener();
}
