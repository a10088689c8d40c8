import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router';
import { createQueryClient } from '#web/api/query-client.ts';
import { NavLayout } from '#web/app/layouts/nav-layout.tsx';
import { OpenLayout } from '#web/app/layouts/open-layout.tsx';
import { paths } from '#web/navigation/paths.ts';
import { RoomFirstView } from '#web/screens/chat/room-first-view.tsx';
import { DetailWaiting } from '#web/screens/clubs/detail-waiting.tsx';
import { InvitationWaiting } from '#web/screens/clubs/invitation/invitation-waiting.tsx';
import { HomeFeed } from '#web/screens/discovery/home/home-feed.tsx';
import { LandingScreen } from '#web/screens/discovery/landing/landing-screen.tsx';
import { SearchScreen } from '#web/screens/discovery/search/search-screen.tsx';
import { NoticeScreen } from '#web/screens/notices/notice-screen.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ColumnFrame } from '#web/ui/layout/column-frame.tsx';
import { firstRequests } from './first-requests.ts';

/**
 * The build renders these screens in their loading state, and the server sends the HTML with the
 * page, so that visitors see the screen before the app runs. `requests` lists the requests that
 * public/start.js sends before the app runs. The server replaces `{{title}}` and `{{banner}}`.
 */
export const firstPaints = {
  landing: {
    screen: 'src/screens/discovery/landing/landing-screen.tsx',
    html: render('wide', paths.home, <LandingScreen />),
  },
  home: {
    screen: 'src/screens/discovery/home/home-screen.tsx',
    html: renderList('home', paths.home, <HomeFeed memberId={0} />),
  },
  search: {
    screen: 'src/screens/discovery/search/search-screen.tsx',
    html: renderList(
      'search',
      paths.search,
      <div data-static>
        <SearchScreen />
      </div>,
    ),
  },
  notices: {
    screen: 'src/screens/notices/notice-screen.tsx',
    html: renderList('notices', paths.notices, <NoticeScreen />),
  },
  detail: {
    screen: 'src/screens/clubs/detail-screen.tsx',
    requests: firstRequests.detail,
    html: render(
      'list',
      paths.clubDetail(0),
      <>
        <ListPaneSkeleton />
        <DetailWaiting club={{ name: '{{title}}', banner: '{{banner}}' }} />
      </>,
    ),
  },
  invitation: {
    screen: 'src/screens/clubs/invitation/invitation-screen.tsx',
    html: render(
      'open',
      paths.clubInvitation(0),
      <InvitationWaiting club={{ name: '{{title}}', banner: '{{banner}}' }} />,
      OpenLayout,
    ),
  },
  room: {
    screen: 'src/screens/chat/chat-detail-screen.tsx',
    early: 'src/features/chat/room/early/early-room.ts',
    requests: firstRequests.room,
    html: render(
      'list wide',
      paths.chatRoom.pattern,
      <>
        <ListPaneSkeleton name="chat" />
        <RoomFirstView />
      </>,
    ),
  },
};

/**
 * A simple version of DetailWaiting for the second pane of wide windows. Its styles are in
 * split-view.css, because the home page does not load the styles of the club page.
 */
function PreviewSkeleton() {
  return (
    <div data-preview hidden>
      <Skeleton height="100%" />
      <Skeleton shape="line" width="80%" height="3rem" />
      <Skeleton shape="line" width="50%" height="2.2rem" />
      {['when', 'where', 'fee', 'who'].map((fact) => (
        <Skeleton key={fact} shape="line" width="60%" height="2.4rem" />
      ))}
    </div>
  );
}

function ListPaneSkeleton({ name = '' }: { name?: string }) {
  return (
    <div data-list-pane={name} hidden>
      <div data-list-skeleton>
        {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
          <Skeleton key={row} />
        ))}
      </div>
    </div>
  );
}

function renderList(name: string, path: string, screen: ReactNode): string {
  return render(
    'list',
    path,
    <>
      <div data-list-pane={name}>{screen}</div>
      <PreviewSkeleton />
    </>,
  );
}

function render(
  wideKind: 'wide' | 'list' | 'list wide' | 'open',
  path: string,
  screen: ReactNode,
  Layout: ComponentType = NavLayout,
): string {
  const queryClient = createQueryClient();
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <StaticRouter location={path}>
        <div data-first-view={wideKind}>
          <ColumnFrame>
            <Routes>
              <Route Component={Layout}>
                <Route path="*" element={screen} />
              </Route>
            </Routes>
          </ColumnFrame>
        </div>
      </StaticRouter>
    </QueryClientProvider>,
  );
  // Clear the cache: the timers of its entries would delay the end of the build by a minute.
  queryClient.clear();
  return html;
}
