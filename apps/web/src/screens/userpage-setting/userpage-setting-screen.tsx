import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function UserpageSettingScreen() {
  return <UnbuiltScreen title="설정" />;
}
