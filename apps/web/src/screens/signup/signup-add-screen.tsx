import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function SignupAddScreen() {
  return <UnbuiltScreen title="회원가입" />;
}
