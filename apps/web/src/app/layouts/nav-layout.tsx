import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { placeOf } from '#web/app/layouts/pane-place.ts';
import { useNavItems } from '#web/app/layouts/use-nav-items.tsx';
import { useWideScreen } from '#web/app/layouts/use-wide-screen.ts';
import { paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session.ts';
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx';

/** Phones never load its code. */
const Desk = lazy(async () => ({ default: (await import('#web/app/desk/desk.tsx')).Desk }));

/** Adds the bottom bar, or on a wide screen the rail and the list; login and sign-up are outside of this layout. */
export function NavLayout() {
  const { pathname } = useLocation();
  const isWide = useWideScreen();
  const isMember = useSession() !== null;
  const place = isWide && isMember ? placeOf(pathname) : null;
  const items = useNavItems(pathname);
  return (
    <>
      {isWide && (
        // What stands in for it keeps the room of both.
        <Suspense fallback={<div data-bottom-bar data-list-pane={place ?? undefined} />}>
          <Desk place={place} />
        </Suspense>
      )}
      {/* In the same spot on any screen: a window made wider or narrower keeps what was written. */}
      {place !== 'list' && <Outlet />}
      {/* A room has its field to write in there. */}
      {!isWide && pathname !== paths.chatRoom.pattern && <BottomBar items={items} />}
    </>
  );
}
