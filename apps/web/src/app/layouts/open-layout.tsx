import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useWideScreen } from '#web/ui/layout/use-wide-screen.ts';

const BrandPanel = lazy(async () => ({
  default: (await import('#web/app/brand-panel/brand-panel.tsx')).BrandPanel,
}));

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
