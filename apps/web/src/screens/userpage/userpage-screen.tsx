import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function UserpageScreen() {
  return <UnbuiltScreen title="프로필" />;
}
