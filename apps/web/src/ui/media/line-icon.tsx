import type { ReactNode } from 'react';

/**
 * The frame of an icon that is drawn here and not taken from the icon package: it is part of the
 * first download, or another sharer of the package's would make the build group files anew.
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
