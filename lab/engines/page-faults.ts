/**
 * Runs inside the page before all other scripts. Multiplies the app's request timeouts by ten,
 * because replies are late on a busy computer.
 */
export function recordFaults(): void {
  let isLeft = false;
  // Ignore errors after this event: Firefox aborts pending loads on navigation and reports them as
  // errors.
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const record = (fault: string) => {
    if (isLeft) return;
    const recorded = JSON.parse(sessionStorage.getItem('page-faults') ?? '[]');
    sessionStorage.setItem('page-faults', JSON.stringify([...recorded, fault]));
  };
  const describe = (value: unknown) =>
    value instanceof Error ? `${value.message} ${value.stack ?? ''}` : String(value);
  const listen = (event: ErrorEvent | Event) => {
    const element = event.target;
    if (event instanceof ErrorEvent) {
      // This error is harmless: the browser calls the observer again in the next frame.
      if (event.message.startsWith('ResizeObserver loop completed')) return;
      record(`error: ${event.message} ${describe(event.error)}`);
    } else if (element instanceof HTMLElement) {
      // Ignore failed module preloads: Firefox reports a preload as failed when the module is
      // already loaded.
      if (element.matches('link[rel=modulepreload]')) return;
      record(`not loaded: ${element.outerHTML.slice(0, 200)}`);
    }
  };
  addEventListener('error', listen, true);
  addEventListener('unhandledrejection', ({ reason }) => record(`rejection: ${describe(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
    record(`forbidden by ${violatedDirective}: ${blockedURI}`),
  );
  const log = console.error.bind(console);
  console.error = (...words: unknown[]) => {
    record(`console: ${words.map(describe).join(' ')}`);
    log(...words);
  };
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => timeout(milliseconds * 10);
}

export function takeFaults(): string[] {
  const recorded = JSON.parse(sessionStorage.getItem('page-faults') ?? '[]');
  sessionStorage.removeItem('page-faults');
  return recorded;
}

export function isWatched(): boolean {
  return document.querySelector('script[src="/assets/record-faults.js"]') !== null;
}
