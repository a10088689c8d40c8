import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function AzitReportScreen() {
  return <UnbuiltScreen title="아지트 신고" />;
}
