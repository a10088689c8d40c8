import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function UserpageWithdrawlScreen() {
  return <UnbuiltScreen title="회원 탈퇴" />;
}
