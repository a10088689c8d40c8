import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function ReviewCreateScreen() {
  return <UnbuiltScreen title="후기 쓰기" />;
}
