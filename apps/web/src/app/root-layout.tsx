import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { BrandPanel } from '#web/app/brand-panel.tsx';
import { useHeadingFocus } from '#web/app/use-heading-focus.ts';
import { NotifyOutlet } from '#web/lib/notify-outlet.tsx';
import { ColumnFrame } from '#web/ui/column-frame.tsx';

export function RootLayout() {
  useHeadingFocus();
  return (
    <>
      <ColumnFrame panel={<BrandPanel />}>
        {/* Up here it is mounted already, so a move to a face of `/` keeps the old page until it has come. */}
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </ColumnFrame>
      <NotifyOutlet />
      <ScrollRestoration />
    </>
  );
}
