import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { closeNotice, closeNotices, endToast, notifyStore } from './notify.ts';

const loadLayer = () => import('./notify-layer.tsx');
const NotifyLayer = lazy(async () => ({ default: (await loadLayer()).NotifyLayer }));

export function NotifyOutlet() {
  const hasContent = useStore(notifyStore, ({ notices, toast }) => Boolean(notices[0] ?? toast));
  const [needed, setNeeded] = useState(hasContent);
  if (hasContent && !needed) setNeeded(true);

  useLoadWhenIdle();
  useCloseOnLeave();

  return (
    needed && (
      <Suspense fallback={null}>
        <NotifyLayer />
      </Suspense>
    )
  );
}

/**
 * Preloads the dialogs while the browser is idle: without a connection their code could not be
 * loaded.
 */
function useLoadWhenIdle(): void {
  useEffect(() => {
    const load = () => void loadLayer();
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(load);
    return () => cancelIdleCallback(handle);
  }, []);
}

function useCloseOnLeave(): void {
  const { key, pathname, state } = useLocation();
  const now = { key, pathname, notice: state?.question as string | undefined };
  const [before, setBefore] = useState(now);
  useEffect(() => {
    if (before.key === now.key) return;
    setBefore(now);
    const isSamePage = before.pathname === now.pathname;
    if (!isSamePage) endToast();
    // A notice adds a history entry when it opens. This navigation must not close the notice.
    if (isSamePage && now.notice) return;
    if (isSamePage && before.notice) closeNotice(before.notice);
    else closeNotices();
  });
}
