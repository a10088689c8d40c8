import type { ReactNode } from 'react';

/**
 * These icons belong to the first download. Importing them from the icon library would change how
 * the build groups chunks.
 */
export function LineIcon({ width = 2, children }: { width?: number; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
