import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function UserpageReportScreen() {
  return <UnbuiltScreen title="회원 신고" />;
}
