import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonLook = {
  variant?: 'solid' | 'tonal' | 'outline' | 'weak' | 'danger';
  size?: 'large' | 'medium' | 'small';
  /** Takes the whole width of its row. */
  full?: boolean;
};

export function buttonClass(
  { variant = 'solid', size = 'large', full = false }: ButtonLook,
  className?: string,
) {
  return classNames(styles.button, styles[variant], styles[size], full && styles.full, className);
}
