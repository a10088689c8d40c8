import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './switch.module.css';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  /** What it switches; the words beside it may stand for several switches. */
  'aria-label': string;
  checked: boolean;
};

/** Takes effect at once; where a form is sent later, a checkbox is right. */
export function Switch({ className, checked, ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      className={classNames(styles.switch, className)}
    />
  );
}
