import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function UserpageResetpwScreen() {
  return <UnbuiltScreen title="비밀번호 바꾸기" />;
}
