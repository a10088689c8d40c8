import type { ReactNode } from 'react';

/**
 * Frame for icons of the first download. They are drawn here because sharing the icon package's
 * files with other screens would change how the build groups files.
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
