import { ChevronLeft } from 'lucide-react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';

/**
 * The steps of the sign-up replace each other in the history. Going back in the history would leave
 * the sign-up, so `onBack` opens the previous step.
 */
export function SignUpTopBar({ onBack }: { onBack: () => void }) {
  const back = <IconButton label="뒤로" icon={<ChevronLeft />} onClick={onBack} />;
  return <TopBar title="회원가입" leading={back} />;
}
