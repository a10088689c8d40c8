import { type ComponentProps, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useMergedRef } from '#web/ui/use-merged-ref.ts';
import styles from './control.module.css';
import { FieldFrame } from './field-frame.tsx';
import { type FieldText, fieldAria, splitField } from './field-text.ts';
import { useTypedLength } from './use-typed-length.ts';

export type TextareaFieldProps = ComponentProps<'textarea'> & FieldText & { maxCount?: number };

export function TextareaField(props: TextareaFieldProps) {
  const { text, control } = splitField(props);
  const { maxCount, ref, className, ...rest } = control;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [inner, attach] = useMergedRef(ref);
  const length = useTypedLength(inner);
  return (
    <FieldFrame
      {...text}
      id={id}
      count={maxCount === undefined ? undefined : { length, max: maxCount }}
    >
      <textarea
        {...rest}
        {...fieldAria(id, text.error, maxCount !== undefined)}
        ref={attach}
        className={classNames(styles.control, styles.area, className)}
      />
    </FieldFrame>
  );
}
