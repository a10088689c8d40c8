import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { useSession } from '#web/session/session.ts';
import { HomeFeed } from './home-feed.tsx';

export function HomeScreen() {
  const session = useSession();
  usePageTitle('홈');
  // A logout draws this once more before the front door shows its other face.
  return session && <HomeFeed memberId={session.memberId} />;
}
