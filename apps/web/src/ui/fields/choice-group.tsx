import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './choice-group.module.css';
import { FieldNote } from './field-frame.tsx';

export type Choice<V extends string> = {
  value: V;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
};

export type ChoiceGroupProps<V extends string> = {
  legend: string;
  legendHidden?: boolean;
  options: readonly Choice<V>[];
  value: V | null;
  onChange: (value: V) => void;
  onBlur?: () => void;
  variant?: 'chips' | 'list' | 'segmented' | 'cards' | 'days';
  hint?: ReactNode;
  error?: string;
  ref?: Ref<HTMLInputElement>;
};

export function ChoiceGroup<V extends string>(props: ChoiceGroupProps<V>) {
  const { legend, legendHidden, options, variant = 'chips', hint, error } = props;
  const name = useId();
  const noteId = `${name}-note`;
  return (
    <div
      role="radiogroup"
      className={styles.group}
      aria-labelledby={`${name}-legend`}
      aria-invalid={error ? true : undefined}
      aria-describedby={noteId}
    >
      <p id={`${name}-legend`} className={legendHidden ? 'visually-hidden' : styles.legend}>
        {legend}
      </p>
      <div className={styles[variant]}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={classNames(styles.choice, styles[`${variant}-choice`])}
          >
            <input
              ref={index === 0 ? props.ref : undefined}
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={props.value === option.value}
              disabled={option.disabled}
              onChange={() => props.onChange(option.value)}
              onBlur={props.onBlur}
            />
            <span className={styles[`${variant}-face`]}>
              <span className={styles.text}>
                <span>{option.label}</span>
                {option.description && (
                  <span className={styles.description}>{option.description}</span>
                )}
              </span>
              {variant === 'list' && <Check className={styles.mark} />}
            </span>
          </label>
        ))}
      </div>
      <p id={noteId} className={styles.note} aria-live="polite">
        <FieldNote hint={hint} error={error} />
      </p>
    </div>
  );
}
