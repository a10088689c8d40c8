import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function LoginScreen() {
  return <UnbuiltScreen title="로그인" />;
}
