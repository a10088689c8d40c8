import type { ReactNode } from 'react';

export type FieldText = {
  label: string;
  labelHidden?: boolean;
  /** Prints "선택" beside the label. */
  optional?: boolean;
  hint?: ReactNode;
  error?: string;
  success?: string;
  /** The reason the value cannot be changed; also locks the control. */
  locked?: string;
  /** Gives up the line under the control that keeps messages from moving the page. */
  compact?: boolean;
};

/** Parts what the frame prints from what the native control takes. */
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
