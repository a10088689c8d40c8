import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { getPaneSide } from '#web/app/layouts/pane-side.ts';
import { useNavItems } from '#web/app/layouts/use-nav-items.tsx';
import { useWideScreen } from '#web/app/layouts/use-wide-screen.ts';
import { paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session.ts';
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx';

/** Phones never load its code. */
const SplitView = lazy(async () => ({
  default: (await import('#web/app/split-view/split-view.tsx')).SplitView,
}));

/**
 * Adds the bottom bar, or the rail and the list on a wide screen; login and sign-up are outside.
 */
export function NavLayout() {
  const { pathname } = useLocation();
  const isWide = useWideScreen();
  const isMember = useSession() !== null;
  const side = isWide && isMember ? getPaneSide(pathname) : null;
  const items = useNavItems(pathname);
  return (
    <>
      {isWide && (
        // The placeholder reserves the space of both.
        <Suspense fallback={<div data-bottom-bar data-list-pane={side ?? undefined} />}>
          <SplitView side={side} />
        </Suspense>
      )}
      {/* The same position on any screen: resizing the window keeps unsent text. */}
      {side !== 'list' && <Outlet />}
      {/* A room has its composer there. */}
      {!isWide && pathname !== paths.chatRoom.pattern && <BottomBar items={items} />}
    </>
  );
}
