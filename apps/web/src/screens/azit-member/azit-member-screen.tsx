import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function AzitMemberScreen() {
  return <UnbuiltScreen title="멤버 관리" />;
}
