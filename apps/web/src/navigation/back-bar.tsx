import type { ReactNode } from 'react';
import { BackButton } from '#web/navigation/back-button.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';

type BackBarProps = { title: ReactNode; fallback?: string; trailing?: ReactNode };

export function BackBar({ title, fallback, trailing }: BackBarProps) {
  return <TopBar title={title} leading={<BackButton fallback={fallback} />} trailing={trailing} />;
}
