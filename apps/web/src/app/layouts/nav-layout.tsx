import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { getPaneName, getPaneSide } from '#web/app/layouts/pane-side.ts';
import { useNavItems } from '#web/app/layouts/use-nav-items.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session.ts';
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx';
import { useWideScreen } from '#web/ui/layout/use-wide-screen.ts';

/** Loaded on demand, so that phones never load the split view. */
const SplitView = lazy(async () => ({
  default: (await import('#web/app/split-view/split-view.tsx')).SplitView,
}));

export function NavLayout() {
  const { pathname } = useLocation();
  const isWide = useWideScreen();
  const isMember = useSession() !== null;
  const side = isWide && isMember ? getPaneSide(pathname) : null;
  const items = useNavItems(pathname);
  return (
    <>
      {isWide && (
        <Suspense
          fallback={
            <div data-bottom-bar data-list-pane={side ? getPaneName(pathname) : undefined} />
          }
        >
          <SplitView side={side} />
        </Suspense>
      )}
      {/* The outlet has the same position in the React tree at every window width. Otherwise
          resizing the window would remount the page and lose unsent text. */}
      {side !== 'list' && <Outlet />}
      {!isWide && pathname !== paths.chatRoom.pattern && <BottomBar items={items} />}
    </>
  );
}
