import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function AzitEditScreen() {
  return <UnbuiltScreen title="아지트 수정" />;
}
