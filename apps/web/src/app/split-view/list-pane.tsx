import { lazy, Suspense, useMemo, useRef } from 'react';
import type { Location } from 'react-router';
import { splitViewMessages } from '#web/domain/copy/split-view.ts';
import { paths } from '#web/navigation/paths.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { PaneContext } from '#web/ui/layout/pane.ts';
import { OwnLocation } from './own-location.tsx';
import { findPageScreen } from './page-screens.ts';
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
const NoticeScreen = lazy(async () => ({
  default: (await import('#web/screens/notices/notice-screen.tsx')).NoticeScreen,
}));

const { page, clubs, rooms, notices } = splitViewMessages;
const home = { pattern: '*', name: 'home', label: clubs, Screen: HomeScreen };
const screens = new Map([
  [paths.chat as string, { pattern: '*', name: 'chat', label: rooms, Screen: ChatScreen }],
  [paths.search, { pattern: '*', name: 'search', label: clubs, Screen: SearchScreen }],
  [paths.notices, { pattern: '*', name: 'notices', label: notices, Screen: NoticeScreen }],
]);

function findPane({ pathname }: Location) {
  const found = findPageScreen(pathname);
  return found ? { name: 'page', label: page, ...found } : (screens.get(pathname) ?? home);
}

const fromList = { isFromList: true };

type ListPaneProps = {
  list: Location;
  isBeside: boolean;
  isAlone: boolean;
  openPath: string | null;
  onFirstItem: (path: string | null) => void;
};

export function ListPane({ list, isBeside, isAlone, openPath, onFirstItem }: ListPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  usePaneScroll(pane, list);
  const { name, label, Screen, pattern } = findPane(list);
  // An open room fills the window, but a club that is previewed beside an empty list of rooms does
  // not.
  const isRoom = !isBeside || openPath?.startsWith(paths.chat);
  const context = useMemo(
    () => ({ isBeside, openPath, onFirstItem }),
    [isBeside, openPath, onFirstItem],
  );
  // The pane is a `div` in both roles: another element, such as `main`, would make React remount
  // the list and lose its state.
  const landmark = isBeside
    ? { role: 'region', 'aria-label': label }
    : { role: 'main', id: 'main', tabIndex: -1 };
  return (
    <div
      ref={pane}
      data-list-pane={name === 'chat' && !isRoom ? 'rooms' : name}
      data-alone={isAlone || undefined}
      {...landmark}
    >
      <div>
        <PaneContext value={context}>
          <OwnLocation
            location={list}
            pattern={pattern}
            linkState={name === 'page' ? undefined : fromList}
          >
            <Suspense fallback={<ListSkeleton />}>
              <Screen />
            </Suspense>
          </OwnLocation>
        </PaneContext>
      </div>
    </div>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup>
      <div data-list-skeleton>
        {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
          <Skeleton key={row} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
