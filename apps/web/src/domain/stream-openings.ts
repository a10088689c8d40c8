const listeners = new Set<() => void>();

/**
 * When an event stream ends, the server forgets which club the device watches. Subscribe again
 * whenever a stream opens.
 */
export function onStreamOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceStreamOpened(): void {
  for (const listener of [...listeners]) listener();
}
