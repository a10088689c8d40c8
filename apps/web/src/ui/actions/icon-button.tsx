import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'type'> & {
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'surface';
};

export function IconButton({
  label,
  icon,
  variant = 'plain',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={classNames(styles.target, styles[variant], className)}
    >
      <span className={styles.disc}>{icon}</span>
    </button>
  );
}
