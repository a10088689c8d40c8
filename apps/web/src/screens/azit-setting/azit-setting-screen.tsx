import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function AzitSettingScreen() {
  return <UnbuiltScreen title="아지트 설정" />;
}
