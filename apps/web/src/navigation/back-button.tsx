import { ChevronLeft } from 'lucide-react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { paths } from './paths.ts';
import { useGoBack } from './use-go-back.ts';

type BackButtonProps = {
  fallback?: string;
  variant?: 'plain' | 'surface';
};

export function BackButton({ fallback = paths.home, variant = 'plain' }: BackButtonProps) {
  const goBack = useGoBack(fallback);
  return (
    <IconButton label="뒤로" icon={<ChevronLeft />} variant={variant} data-back onClick={goBack} />
  );
}
