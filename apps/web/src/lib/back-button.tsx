import { ChevronLeft } from 'lucide-react';
import { useGoBack } from '#web/lib/use-go-back.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

type BackButtonProps = {
  /** Where to go when this page was the first of its tab. */
  fallback?: string;
  look?: 'plain' | 'surface';
};

export function BackButton({ fallback = '/', look = 'plain' }: BackButtonProps) {
  const goBack = useGoBack(fallback);
  return (
    <IconButton label="뒤로" icon={<ChevronLeft aria-hidden />} look={look} onClick={goBack} />
  );
}
