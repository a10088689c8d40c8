import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function AzitPreviewScreen() {
  return <UnbuiltScreen title="미리보기" />;
}
