import { useEffect, useState } from 'react';

const EXIT_MS = 150;

/** Stays true during the exit motion after `open` becomes false. */
export function usePresence(open: boolean) {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setPresent(false), EXIT_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return present;
}
