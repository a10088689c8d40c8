import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function ChatScreen() {
  return <UnbuiltScreen title="채팅" />;
}
