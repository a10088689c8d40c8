import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function UserpageFollowcheckScreen() {
  return <UnbuiltScreen title="팔로우" />;
}
