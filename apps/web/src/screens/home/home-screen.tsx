import { useSession } from '#web/lib/session.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { HomeFeed } from '#web/screens/home/home-feed.tsx';

export function HomeScreen() {
  const session = useSession();
  usePageTitle('홈');
  // A logout draws this once more before the front door shows its other face.
  return session && <HomeFeed memberId={session.memberId} />;
}
