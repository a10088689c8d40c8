import { lazy, Suspense, useMemo } from 'react';
import { parsePath } from 'react-router';
import { splitViewMessages } from '#web/domain/copy/split-view.ts';
import { RoomWaiting } from '#web/screens/chat/room-waiting.tsx';
import { DetailWaiting } from '#web/screens/clubs/detail-waiting.tsx';
import { PaneContext } from '#web/ui/layout/pane.ts';
import { OwnLocation } from './own-location.tsx';
import { findPageScreen } from './page-screens.ts';

const RoomPreview = lazy(async () => ({
  default: (await import('#web/screens/chat/room-preview.tsx')).RoomPreview,
}));

const beside = { isBeside: true, openPath: null };

type PreviewPaneProps = {
  path: string | undefined;
  isRecommended: boolean;
  isRoom: boolean;
};

/**
 * Shows an item without opening it: the URL stays that of the list. A title says that a recommended
 * club is not in the list.
 */
export function PreviewPane({ path, isRecommended, isRoom }: PreviewPaneProps) {
  const waiting = isRoom ? <RoomWaiting /> : <DetailWaiting />;
  const isPage = path !== undefined && findPageScreen(path) !== undefined;
  return (
    <section aria-label={splitViewMessages.preview} data-preview={isPage ? 'page' : ''}>
      {isRecommended && <h2>{splitViewMessages.recommended}</h2>}
      <PaneContext value={beside}>
        <Suspense fallback={waiting}>
          {path === undefined ? waiting : <Preview key={path} path={path} />}
        </Suspense>
      </PaneContext>
    </section>
  );
}

function Preview({ path }: { path: string }) {
  const location = useMemo(() => {
    const { pathname = path, search = '' } = parsePath(path);
    return { pathname, search, hash: '', state: null, key: path, mask: undefined };
  }, [path]);
  const page = findPageScreen(location.pathname);
  if (!page)
    return <RoomPreview roomId={Number(new URLSearchParams(location.search).get('room'))} />;
  return (
    <OwnLocation location={location} pattern={page.pattern}>
      <page.Screen />
    </OwnLocation>
  );
}
