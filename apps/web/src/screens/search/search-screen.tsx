import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function SearchScreen() {
  return <UnbuiltScreen title="아지트 검색" />;
}
