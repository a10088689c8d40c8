import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useNavItems } from '#web/app/layouts/use-nav-items.tsx';
import { findWideRow } from '#web/app/layouts/wide-layout.ts';
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
  const [pane, , section] = findWideRow(pathname);
  const left = isMember ? pane : 'none';
  const items = useNavItems(pathname);
  return (
    <>
      {isWide && (
        <Suspense
          fallback={
            <div
              data-bottom-bar
              data-list-pane={left === 'none' ? undefined : readPaneName(pathname)}
            />
          }
        >
          <SplitView left={left} section={section} />
        </Suspense>
      )}
      {/* The outlet has the same position in the React tree at every window width. Otherwise
          resizing the window would remount the page and lose unsent text. */}
      {!(isWide && left === 'self') && <Outlet />}
      {!isWide && pathname !== paths.chatRoom.pattern && <BottomBar items={items} />}
    </>
  );
}

/** The width of the page depends on this name, so it must be known before the list has loaded. */
function readPaneName(pathname: string): string {
  return pathname.startsWith(paths.chat) ? 'chat' : 'home';
}
