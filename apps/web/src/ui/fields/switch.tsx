import type { ComponentProps } from 'react';
import styles from './switch.module.css';

export type SwitchProps = Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'children' | 'className'
> & {
  'aria-label': string;
  checked: boolean;
};

/** A switch takes effect immediately. Use a checkbox in forms that are submitted later. */
export function Switch({ checked, ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      className={styles.switch}
    />
  );
}
