import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function SignupScreen() {
  return <UnbuiltScreen title="회원가입" />;
}
