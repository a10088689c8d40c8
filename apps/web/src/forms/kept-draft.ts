import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isRecord } from '#web/lib/is-record.ts';
import { sessionStore } from '#web/session/session.ts';

const draftKey = 'keptDraft';

/** Keeps what is typed when the session ends; not when the member logs out on this page. */
export function useKeepDraft(values: unknown, unsaved: boolean): void {
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
        const draft = { memberId, pathname, values: latest.current.values };
        sessionStorage.setItem(draftKey, JSON.stringify(draft));
      }),
    [pathname],
  );
}

/** Returns what was kept of this page's form, once and to the same member; `read` validates it. */
export function useKeptDraft<Values>(
  read: (stored: unknown) => Values | undefined,
): Values | undefined {
  const { pathname } = useLocation();
  const [kept] = useState(() => read(storedFor(pathname)));
  useEffect(() => sessionStorage.removeItem(draftKey), []);
  return kept;
}

function storedFor(pathname: string): unknown {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null');
    const own = sessionStore.getState().session?.memberId;
    const ours = isRecord(stored) && stored.memberId === own && stored.pathname === pathname;
    return ours ? stored.values : undefined;
  } catch {
    return undefined;
  }
}
