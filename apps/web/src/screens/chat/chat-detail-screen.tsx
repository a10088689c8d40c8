import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function ChatDetailScreen() {
  return <UnbuiltScreen title="채팅" />;
}
