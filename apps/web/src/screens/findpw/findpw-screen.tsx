import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function FindpwScreen() {
  return <UnbuiltScreen title="비밀번호 찾기" />;
}
