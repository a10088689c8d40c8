import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function AzitJoinScreen() {
  return <UnbuiltScreen title="참여 신청" />;
}
