import {
  BookOpen,
  Dices,
  Dumbbell,
  type LucideIcon,
  Palette,
  PencilLine,
  TentTree,
  Wine,
} from 'lucide-react';

export type CategoryLook = { icon: LucideIcon; tint: string };

const looks: Readonly<Record<number, CategoryLook>> = {
  1: { icon: Palette, tint: 'var(--tint-5)' },
  2: { icon: Dumbbell, tint: 'var(--tint-1)' },
  3: { icon: Wine, tint: 'var(--tint-2)' },
  4: { icon: Dices, tint: 'var(--tint-6)' },
  5: { icon: TentTree, tint: 'var(--tint-4)' },
  6: { icon: PencilLine, tint: 'var(--tint-3)' },
  7: { icon: BookOpen, tint: 'var(--tint-7)' },
};

export function categoryLook(categoryLargeId: number): CategoryLook {
  return looks[categoryLargeId] ?? { icon: Palette, tint: 'var(--color-line)' };
}
