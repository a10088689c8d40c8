import type { ReactNode } from 'react';

export type FieldText = {
  label: string;
  labelHidden?: boolean;
  /** Prints "선택" beside the label. */
  optional?: boolean;
  hint?: ReactNode;
  error?: string;
  success?: string;
  /** Why the value cannot change; also disables the control. */
  locked?: string;
  /** Drops the reserved line below the control, which prevents layout shifts by messages. */
  compact?: boolean;
};

/** Separates the frame's props from those of the native control. */
export function splitField<P extends FieldText>(props: P) {
  const { label, labelHidden, optional, hint, error, success, locked, compact, ...control } = props;
  return {
    text: { label, labelHidden, optional, hint, error, success, locked, compact },
    control,
  };
}

export function fieldAria(id: string, error: string | undefined, counted = false) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': counted ? `${id}-note ${id}-count` : `${id}-note`,
  };
}
