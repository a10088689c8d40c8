const listeners = new Set<() => void>();

/**
 * When an event stream ends, the server forgets which club the device watches. Subscribe again
 * whenever a stream opens.
 */
export function onResubscribeRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function requestResubscribe(): void {
  for (const listener of [...listeners]) listener();
}
