import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isRecord } from '#web/lib/is-record.ts';
import { sessionStore } from '#web/session/session.ts';

const draftKey = 'keptDraft';

/** Saves the values when the session expires, but not on logout. */
export function useSaveDraft(values: unknown, unsaved: boolean): void {
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

/**
 * Returns the draft once, and only to the member who typed it; `read` validates the stored value.
 */
export function useSavedDraft<Values>(
  read: (stored: unknown) => Values | undefined,
): Values | undefined {
  const { pathname } = useLocation();
  const [draft] = useState(() => read(storedFor(pathname)));
  useEffect(() => sessionStorage.removeItem(draftKey), []);
  return draft;
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
