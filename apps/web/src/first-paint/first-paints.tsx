import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router';
import { createQueryClient } from '#web/api/query-client.ts';
import { NavLayout } from '#web/app/nav-layout.tsx';
import { paths } from '#web/navigation/paths.ts';
import { DetailWaiting } from '#web/screens/clubs/detail-waiting.tsx';
import { HomeFeed } from '#web/screens/discovery/home/home-feed.tsx';
import { LandingScreen } from '#web/screens/discovery/landing/landing-screen.tsx';
import { ColumnFrame } from '#web/ui/layout/column-frame.tsx';

/**
 * The first pages as they wait for their answers, drawn when the app is built: the server sends them
 * along, and they are seen until the app itself has something to show.
 * `{{title}}` and `{{banner}}` are filled in by the server.
 */
export const firstPaints = {
  landing: {
    screen: 'src/screens/discovery/landing/landing-screen.tsx',
    html: draw(paths.home, <LandingScreen />),
  },
  home: {
    screen: 'src/screens/discovery/home/home-screen.tsx',
    html: draw(paths.home, <HomeFeed memberId={0} />),
  },
  detail: {
    screen: 'src/screens/clubs/detail-screen.tsx',
    html: draw(
      paths.clubDetail(0),
      <DetailWaiting club={{ name: '{{title}}', banner: '{{banner}}' }} />,
    ),
  },
};

function draw(path: string, screen: ReactNode): string {
  const queryClient = createQueryClient();
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <StaticRouter location={path}>
        <ColumnFrame>
          <Routes>
            <Route Component={NavLayout}>
              <Route path="*" element={screen} />
            </Route>
          </Routes>
        </ColumnFrame>
      </StaticRouter>
    </QueryClientProvider>,
  );
  // What it asked for it would keep, and the build with it, for a minute.
  queryClient.clear();
  return html;
}
