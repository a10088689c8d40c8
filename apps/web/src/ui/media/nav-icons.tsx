import type { ReactNode } from 'react';
import { LineIcon } from './line-icon.tsx';

function Filled({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      {children}
    </svg>
  );
}

export function HomeIcon() {
  return (
    <Filled>
      <path d="M3 11 12 3l9 8v9a1 1 0 0 1-1 1h-5v-6H9v6H4a1 1 0 0 1-1-1z" />
    </Filled>
  );
}

export function ChatIcon() {
  return (
    <Filled>
      <path d="M5 3.5h14A2.5 2.5 0 0 1 21.5 6v9a2.5 2.5 0 0 1-2.5 2.5H9.6l-4.4 3.7a.75.75 0 0 1-1.2-.6v-3.3A2.5 2.5 0 0 1 2.5 15V6A2.5 2.5 0 0 1 5 3.5z" />
    </Filled>
  );
}

export function PlusIcon() {
  return (
    <LineIcon width={2.4}>
      <path d="M12 5v14M5 12h14" />
    </LineIcon>
  );
}

export function SearchIcon() {
  return (
    <Filled>
      <path d="M10 2a8 8 0 1 0 4.9 14.3l5.4 5.4 1.4-1.4-5.4-5.4A8 8 0 0 0 10 2zm0 2.4a5.6 5.6 0 1 1 0 11.2 5.6 5.6 0 0 1 0-11.2z" />
    </Filled>
  );
}

export function PersonIcon() {
  return (
    <Filled>
      <path d="M12 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10zm-9 9c0-4.5 4-7 9-7s9 2.5 9 7z" />
    </Filled>
  );
}

/**
 * Drawn here instead of imported, because the home screen needs this icon in the first download.
 */
export function BellIcon() {
  return (
    <LineIcon>
      <path d="M6 8a6 6 0 0 1 12 0c0 4.5 1.4 6 2.7 7.3A1 1 0 0 1 20 17H4a1 1 0 0 1-.7-1.7C4.6 14 6 12.5 6 8M10.3 21a2 2 0 0 0 3.4 0" />
    </LineIcon>
  );
}
