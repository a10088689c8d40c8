import { Check, Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './check-chip.module.css';

export type CheckChipProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  leading?: ReactNode;
};

export function CheckChip({ label, leading, className, ...rest }: CheckChipProps) {
  return (
    <label className={classNames(styles.choice, className)}>
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
