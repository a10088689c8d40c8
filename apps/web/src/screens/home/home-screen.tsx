import { Wordmark } from '#web/lib/wordmark.tsx';
import { UnbuiltScreen } from '#web/screens/unbuilt-screen.tsx';

export function HomeScreen() {
  return <UnbuiltScreen title="홈" leading={<Wordmark />} />;
}
