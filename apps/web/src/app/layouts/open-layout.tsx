import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useWideScreen } from '#web/app/layouts/use-wide-screen.ts';

/** Next to the page on wide screens; phones never load its code. */
const BrandPanel = lazy(async () => ({
  default: (await import('#web/app/brand-panel/brand-panel.tsx')).BrandPanel,
}));

/** For public pages without bars: login, sign-up, an invitation. */
export function OpenLayout() {
  const isWide = useWideScreen();
  return (
    <div data-open-page>
      {isWide && (
        <Suspense fallback={null}>
          <BrandPanel />
        </Suspense>
      )}
      <Outlet />
    </div>
  );
}
