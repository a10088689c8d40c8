import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './switch.module.css';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  'aria-label': string;
  checked: boolean;
};

/** A switch takes effect immediately. Use a checkbox in forms that are submitted later. */
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
