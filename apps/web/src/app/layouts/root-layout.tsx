import { lazy, Suspense, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { BootMark } from '#web/app/boot-mark.tsx';
import { NotifyOutlet } from '#web/notify/notify-outlet.tsx';
import { ColumnFrame } from '#web/ui/layout/column-frame.tsx';

const PageAids = lazy(async () => ({
  default: (await import('#web/app/page-aids.tsx')).PageAids,
}));

export function RootLayout() {
  const [firstPath] = useState(useLocation().pathname);
  return (
    <>
      <Suspense fallback={null}>
        <PageAids firstPath={firstPath} />
      </Suspense>
      <ColumnFrame>
        {/* This boundary stays mounted across navigations, so that navigating home shows the
            previous page, not the fallback, until the home screen has loaded. */}
        <Suspense fallback={<BootMark />}>
          <Outlet />
        </Suspense>
      </ColumnFrame>
      <NotifyOutlet />
      <ScrollRestoration />
    </>
  );
}
