import { Check, Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './check-chip.module.css';

export type CheckChipProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> & {
  label: ReactNode;
  leading?: ReactNode;
};

export function CheckChip({ label, leading, ...rest }: CheckChipProps) {
  return (
    <label className={styles.choice}>
      <input {...rest} type="checkbox" className={styles.input} />
      <span className={styles.face}>
        {leading}
        <span>{label}</span>
        <Plus className={styles.off} />
        <Check className={styles.on} />
      </span>
    </label>
  );
}
