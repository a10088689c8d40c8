import { lazy, Suspense, useMemo, useRef } from 'react';
import type { Location } from 'react-router';
import { splitViewMessages } from '#web/domain/copy/split-view.ts';
import { paths } from '#web/navigation/paths.ts';
import { PaneContext } from '#web/ui/layout/pane.ts';
import { OwnLocation } from './own-location.tsx';
import { getListKind } from './saved-lists.ts';
import { usePaneScroll } from './use-pane-scroll.ts';

const HomeScreen = lazy(async () => ({
  default: (await import('#web/screens/discovery/home/home-screen.tsx')).HomeScreen,
}));
const SearchScreen = lazy(async () => ({
  default: (await import('#web/screens/discovery/search/search-screen.tsx')).SearchScreen,
}));
const ChatScreen = lazy(async () => ({
  default: (await import('#web/screens/chat/chat-screen.tsx')).ChatScreen,
}));

const screens = new Map([
  [paths.chat as string, { name: 'chat', Screen: ChatScreen }],
  [paths.search, { name: 'search', Screen: SearchScreen }],
]);
const home = { name: 'home', Screen: HomeScreen };

type ListPaneProps = { list: Location; isBeside: boolean; openPath: string | null };

export function ListPane({ list, isBeside, openPath }: ListPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  usePaneScroll(pane, list);
  const { name, Screen } = screens.get(list.pathname) ?? home;
  const context = useMemo(() => ({ isBeside, openPath }), [isBeside, openPath]);
  // One element serves both roles: another element would remount the list.
  const landmark = isBeside
    ? { role: 'region', 'aria-label': splitViewMessages[getListKind(list.pathname)] }
    : { role: 'main', id: 'main', tabIndex: -1 };
  return (
    <div ref={pane} data-list-pane={name} {...landmark}>
      <div>
        <PaneContext value={context}>
          <OwnLocation location={list}>
            <Suspense fallback={null}>
              <Screen />
            </Suspense>
          </OwnLocation>
        </PaneContext>
      </div>
    </div>
  );
}
