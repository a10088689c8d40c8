import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isRecord } from '#web/lib/is-record.ts';
import { parseJson } from '#web/lib/parse-json.ts';
import { sessionStore } from '#web/session/session.ts';

const draftKey = 'keptDraft';

/** Saves the values when the session expires or the page is reloaded, but not at a logout. */
export function useSaveDraft(values: unknown, unsaved: boolean): void {
  const { pathname } = useLocation();
  const latest = useRef({ values, unsaved });
  useLayoutEffect(() => {
    latest.current = { values, unsaved };
  });
  useEffect(() => {
    function save(memberId: number | undefined, more = {}): void {
      if (!latest.current.unsaved || memberId === undefined) return;
      const draft = { memberId, pathname, values: latest.current.values, ...more };
      sessionStorage.setItem(draftKey, JSON.stringify(draft));
    }
    const saveForReload = () =>
      save(sessionStore.getState().session?.memberId, { isForReload: true });
    window.addEventListener('pagehide', saveForReload);
    const stop = sessionStore.subscribe((now, before) => {
      if (!now.session && now.reason !== 'left') save(before.session?.memberId);
    });
    return () => {
      window.removeEventListener('pagehide', saveForReload);
      stop();
    };
  }, [pathname]);
}

/** Returns the draft only once and only to the member who typed it. `read` validates the draft. */
export function useSavedDraft<Values>(
  read: (stored: unknown) => Values | undefined,
): Values | undefined {
  const { pathname } = useLocation();
  const [draft] = useState(() => read(storedFor(pathname)));
  useEffect(() => sessionStorage.removeItem(draftKey), []);
  return draft;
}

function storedFor(pathname: string): unknown {
  const stored = parseJson(sessionStorage.getItem(draftKey) ?? '');
  const own = sessionStore.getState().session?.memberId;
  const ours = isRecord(stored) && stored.memberId === own && stored.pathname === pathname;
  return ours && (!stored.isForReload || isReloaded()) ? stored.values : undefined;
}

/** `pagehide` also fires when a link opens another document, so restore only after a reload. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}
