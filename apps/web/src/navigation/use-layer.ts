import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isRecord } from '#web/api/error.ts';

/** A sheet over the page that is an entry of the history, so that Back closes it. */
export function useLayer(name: string) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const isOpen = isRecord(state) && state.layer === name;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);

  // A dialog that Back has closed says so once more when it leaves: that must not go back further.
  const latest = useRef(isOpen);
  useLayoutEffect(() => {
    latest.current = isOpen;
  });

  function open(): void {
    void navigate({ search }, { state: { layer: name }, preventScrollReset: true });
  }

  function close(): void {
    if (!latest.current) return;
    latest.current = false;
    void navigate(-1);
  }

  /** `wasOpened` from the first opening on: a sheet that is loaded late stays to leave with a movement. */
  return { isOpen, wasOpened, open, close };
}
