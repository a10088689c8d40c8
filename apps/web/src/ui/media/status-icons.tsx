import type { ReactNode } from 'react';

// Drawn here and not taken from the icon package: the error page is part of the first download.
function Line({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function AlertIcon() {
  return (
    <Line>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 7.5v5M12 16.2v.1" />
    </Line>
  );
}

export function RetryIcon() {
  return (
    <Line>
      <path d="M20.5 12a8.5 8.5 0 1 1-2.6-6.1L20.5 8.5" />
      <path d="M20.5 3.5v5h-5" />
    </Line>
  );
}
