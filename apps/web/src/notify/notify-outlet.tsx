import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { closeNotices, endToast, notifyStore } from './notify.ts';

const loadLayer = () => import('./notify-layer.tsx');
const NotifyLayer = lazy(async () => ({ default: (await loadLayer()).NotifyLayer }));

/** Rendered once, by the root layout; the dialogs themselves come after the first screen. */
export function NotifyOutlet() {
  const { key, pathname, state } = useLocation();
  const asked = useStore(notifyStore, ({ notices, toast }) => Boolean(notices[0] ?? toast));
  const [needed, setNeeded] = useState(asked);
  if (asked && !needed) setNeeded(true);

  useLoadWhenIdle();
  // The entry that a question makes for itself closes nothing.
  useEffectOnChange(key, state?.question ? stay : closeNotices);
  useEffectOnChange(pathname, endToast);

  return (
    needed && (
      <Suspense fallback={null}>
        <NotifyLayer />
      </Suspense>
    )
  );
}

const stay = () => {};

/** So that a dialog about a lost connection is there before the connection is lost. */
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

function useEffectOnChange(value: string, effect: () => void): void {
  const [before, setBefore] = useState(value);
  useEffect(() => {
    if (before === value) return;
    setBefore(value);
    effect();
  }, [before, value, effect]);
}
