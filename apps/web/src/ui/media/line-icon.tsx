import type { ReactNode } from 'react';

/**
 * The frame for icons drawn here instead of taken from the icon package: they belong to the first
 * download, and sharing the package's would change how the build groups files.
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
