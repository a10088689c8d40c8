import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './control.module.css';
import { FieldFrame } from './field-frame.tsx';
import { type FieldText, fieldAria, splitField } from './field-text.ts';

export type SelectOption = { value: string; label: string };

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'children' | 'multiple'> &
  FieldText & {
    options: readonly SelectOption[];
    placeholder?: string;
  };

export function SelectField(props: SelectFieldProps) {
  const { text, control } = splitField(props);
  const { options, placeholder, className, ...rest } = control;
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldFrame {...text} id={id}>
      <select
        {...rest}
        {...fieldAria(id, text.error)}
        className={classNames(styles.control, styles.select, className)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={classNames(styles.suffix, styles.chevron)}>
        <ChevronDown />
      </span>
    </FieldFrame>
  );
}
