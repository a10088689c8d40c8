import { Check, CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const noteId = useId();
  return (
    <div className={classNames(styles.checkbox, className)}>
      <label className={styles.row}>
        <span className={styles.box}>
          <input
            {...rest}
            type="checkbox"
            className={styles.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || hint ? noteId : undefined}
          />
          <Check aria-hidden className={styles.mark} />
        </span>
        <span>{label}</span>
      </label>
      {(error || hint) && (
        <p id={noteId} className={classNames(styles.note, error && styles.error)}>
          {error && <CircleAlert aria-hidden />}
          <span>{error ?? hint}</span>
        </p>
      )}
    </div>
  );
}
