import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
};

export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  const noteId = useId();
  return (
    <div className={className}>
      <label className={styles.row}>
        <span className={styles.box}>
          <input
            {...rest}
            type="checkbox"
            className={styles.input}
            aria-describedby={hint ? noteId : undefined}
          />
          <Check className={styles.mark} />
        </span>
        <span>{label}</span>
      </label>
      {hint && (
        <p id={noteId} className={styles.note}>
          {hint}
        </p>
      )}
    </div>
  );
}
