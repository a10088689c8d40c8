import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { BootMark } from '#web/app/boot-mark.tsx';
import { useHeadingFocus } from '#web/app/use-heading-focus.ts';
import { useWideScreen } from '#web/app/use-wide-screen.ts';
import { NotifyOutlet } from '#web/notify/notify-outlet.tsx';
import { ColumnFrame } from '#web/ui/layout/column-frame.tsx';
import { SkipLink } from '#web/ui/layout/skip-link.tsx';

/** Shown beside the column on wide screens; phones never load its code. */
const BrandPanel = lazy(async () => ({
  default: (await import('#web/app/brand-panel.tsx')).BrandPanel,
}));

export function RootLayout() {
  useHeadingFocus();
  const panel = useWideScreen() && (
    <Suspense fallback={null}>
      <BrandPanel />
    </Suspense>
  );
  return (
    <>
      <SkipLink />
      <ColumnFrame panel={panel}>
        {/* Up here it is mounted already, so a move to the front page keeps the old page until its screen is loaded. */}
        <Suspense fallback={<BootMark />}>
          <Outlet />
        </Suspense>
      </ColumnFrame>
      <NotifyOutlet />
      <ScrollRestoration />
    </>
  );
}
