import type { ReactNode } from 'react';

// Not imported from the icon library: forms use the same two icons, and importing them here too
// would make the bundler merge parts of several forms into one chunk.
function Line({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function CheckMark() {
  return (
    <Line>
      <path d="M20 6 9 17l-5-5" />
    </Line>
  );
}

export function PlusMark() {
  return (
    <Line>
      <path d="M5 12h14M12 5v14" />
    </Line>
  );
}
