/**
 * Keeps what goes wrong in a page until it is asked for, over a change of page too. It also makes the
 * request timeouts of the app ten times as long, as the browser tests do: the machine may be busy.
 * Runs inside the page before anything else.
 */
export function keepFaults(): void {
  const keep = (fault: string) => {
    const kept = JSON.parse(sessionStorage.getItem('kept-faults') ?? '[]');
    sessionStorage.setItem('kept-faults', JSON.stringify([...kept, fault]));
  };
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const wordsOf = (value: unknown) =>
    value instanceof Error ? `${value.message} ${value.stack ?? ''}` : String(value);
  const listen = (event: ErrorEvent | Event) => {
    const isScript = event instanceof ErrorEvent;
    const element = event.target;
    if (isScript) keep(`error: ${event.message} ${wordsOf(event.error)}`);
    else if (element instanceof HTMLElement) {
      keep(`not loaded: ${element.outerHTML.slice(0, 200)} ${isLeft ? 'LEFT' : 'STAYS'} ${location.href}`);
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
