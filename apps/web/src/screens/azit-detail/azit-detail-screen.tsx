import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function AzitDetailScreen() {
  return <UnbuiltScreen title="아지트 상세" />;
}
