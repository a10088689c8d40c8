import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function AzitCreateScreen() {
  return <UnbuiltScreen title="아지트 만들기" />;
}
