import { Share2 } from 'lucide-react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';

export function ShareButton({ onShare }: { onShare: () => void }) {
  return <IconButton variant="surface" label="공유하기" icon={<Share2 />} onClick={onShare} />;
}
