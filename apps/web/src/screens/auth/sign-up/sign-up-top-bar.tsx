import { ChevronLeft } from 'lucide-react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';

/** Step two replaces step one in the history, so Back navigates to the previous step. */
export function SignUpTopBar({ onBack }: { onBack: () => void }) {
  const back = <IconButton label="뒤로" icon={<ChevronLeft aria-hidden />} onClick={onBack} />;
  return <TopBar title="회원가입" leading={back} />;
}
