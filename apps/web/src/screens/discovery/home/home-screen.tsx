import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { useSession } from '#web/session/session.ts';
import { HomeFeed } from './home-feed.tsx';

export function HomeScreen() {
  const session = useSession();
  usePageTitle('홈');
  // After a logout this screen renders once more without a session.
  return session && <HomeFeed memberId={session.memberId} />;
}
