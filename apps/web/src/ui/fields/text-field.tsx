import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useMergedRef } from '#web/ui/use-merged-ref.ts';
import styles from './control.module.css';
import { FieldFrame } from './field-frame.tsx';
import { type FieldText, fieldAria, splitField } from './field-text.ts';
import { useTypedLength } from './use-typed-length.ts';

export type TextFieldProps = ComponentProps<'input'> &
  FieldText & {
    maxCount?: number;
    suffix?: ReactNode;
    trailing?: ReactNode;
  };

export function TextField(props: TextFieldProps) {
  const { text, control } = splitField(props);
  const { maxCount, suffix, trailing, ref, className, readOnly, ...rest } = control;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [inner, attach] = useMergedRef(ref);
  const length = useTypedLength(inner);
  const locked = text.locked !== undefined;
  return (
    <FieldFrame
      {...text}
      id={id}
      trailing={trailing}
      count={maxCount === undefined ? undefined : { length, max: maxCount }}
    >
      <input
        {...rest}
        {...fieldAria(id, text.error, maxCount !== undefined)}
        ref={attach}
        readOnly={readOnly || locked}
        className={classNames(
          styles.control,
          suffix !== undefined && styles.suffixed,
          locked && styles.locked,
          className,
        )}
      />
      {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
    </FieldFrame>
  );
}
