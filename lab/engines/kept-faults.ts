/**
 * Keeps what goes wrong in a page until it is asked for, over a change of page too. It also makes the
 * request timeouts of the app ten times as long, as the browser tests do: the machine may be busy.
 * Runs inside the page before anything else.
 */
export function keepFaults(): void {
  let isLeft = false;
  // Firefox breaks off what still loads for a page that is being left, and says so to it.
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const keep = (fault: string) => {
    if (isLeft) return;
    const kept = JSON.parse(sessionStorage.getItem('kept-faults') ?? '[]');
    sessionStorage.setItem('kept-faults', JSON.stringify([...kept, fault]));
  };
  const wordsOf = (value: unknown) =>
    value instanceof Error ? `${value.message} ${value.stack ?? ''}` : String(value);
  const listen = (event: ErrorEvent | Event) => {
    const element = event.target;
    if (event instanceof ErrorEvent) {
      // Not an exception: an observer is called once more, with the next frame.
      if (event.message.startsWith('ResizeObserver loop completed')) return;
      keep(`error: ${event.message} ${wordsOf(event.error)}`);
    } else if (element instanceof HTMLElement) {
      // A hint, which Firefox calls failed when the module is there already.
      if (element.matches('link[rel=modulepreload]')) return;
      keep(`not loaded: ${element.outerHTML.slice(0, 200)}`);
    }
  };
  addEventListener('error', listen, true);
  addEventListener('unhandledrejection', ({ reason }) => keep(`rejection: ${wordsOf(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
    keep(`forbidden by ${violatedDirective}: ${blockedURI}`),
  );
  const log = console.error.bind(console);
  console.error = (...words: unknown[]) => {
    keep(`console: ${words.map(wordsOf).join(' ')}`);
    log(...words);
  };
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => timeout(milliseconds * 10);
}

/** Returns what was kept and forgets it. Runs inside the page. */
export function takeFaults(): string[] {
  const kept = JSON.parse(sessionStorage.getItem('kept-faults') ?? '[]');
  sessionStorage.removeItem('kept-faults');
  return kept;
}

/** Runs inside the page. */
export function isWatched(): boolean {
  return document.querySelector('script[src="/assets/keep-faults.js"]') !== null;
}
