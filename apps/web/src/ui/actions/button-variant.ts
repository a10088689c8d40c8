import { classNames } from '#web/ui/class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = {
  variant?: 'solid' | 'tonal' | 'outline' | 'weak' | 'danger';
  size?: 'large' | 'medium' | 'small';
  full?: boolean;
};

export function buttonClass(
  { variant = 'solid', size = 'large', full = false }: ButtonVariant,
  className?: string,
) {
  return classNames(styles.button, styles[variant], styles[size], full && styles.full, className);
}
