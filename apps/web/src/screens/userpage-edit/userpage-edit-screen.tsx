import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function UserpageEditScreen() {
  return <UnbuiltScreen title="프로필 수정" />;
}
