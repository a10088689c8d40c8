import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isRecord } from '#web/api/error.ts';
import { sessionStore } from '#web/session/session.ts';

const entryKey = 'keptEntry';

/** Keeps what is typed when the session ends under the form; not when its member leaves here. */
export function useKeepEntry(values: unknown, unsaved: boolean): void {
  const { pathname } = useLocation();
  const latest = useRef({ values, unsaved });
  useLayoutEffect(() => {
    latest.current = { values, unsaved };
  });
  useEffect(
    () =>
      sessionStore.subscribe((now, before) => {
        if (now.session || !before.session || now.reason === 'left') return;
        if (!latest.current.unsaved) return;
        const { memberId } = before.session;
        const entry = { memberId, pathname, values: latest.current.values };
        sessionStorage.setItem(entryKey, JSON.stringify(entry));
      }),
    [pathname],
  );
}

/** What was kept of this page's form, once and for the same member; `read` judges what is stored. */
export function useKeptEntry<Values>(
  read: (stored: unknown) => Values | undefined,
): Values | undefined {
  const { pathname } = useLocation();
  const [kept] = useState(() => read(storedFor(pathname)));
  useEffect(() => sessionStorage.removeItem(entryKey), []);
  return kept;
}

function storedFor(pathname: string): unknown {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(entryKey) ?? 'null');
    const own = sessionStore.getState().session?.memberId;
    const ours = isRecord(stored) && stored.memberId === own && stored.pathname === pathname;
    return ours ? stored.values : undefined;
  } catch {
    return undefined;
  }
}
