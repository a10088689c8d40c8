/** Resolves when the next frame is drawn, after its scroll events; at once where none is drawn. */
export function nextFrame(): Promise<void> {
  if (document.visibilityState !== 'visible') return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}
