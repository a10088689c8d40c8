import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function UserpageVerifypwScreen() {
  return <UnbuiltScreen title="비밀번호 확인" />;
}
