import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function OauthScreen() {
  return <UnbuiltScreen title="로그인" />;
}
