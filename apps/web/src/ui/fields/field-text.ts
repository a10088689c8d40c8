import type { ReactNode } from 'react';

export type FieldText = {
  label: string;
  labelHidden?: boolean;
  optional?: boolean;
  hint?: ReactNode;
  error?: string;
  success?: string;
  locked?: string;
  /**
   * Omits the empty line below the control. That line otherwise reserves space, so that an error
   * message does not shift the page.
   */
  compact?: boolean;
};

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
