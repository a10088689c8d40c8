import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { caretAfterDigits, countDigits, formatFee } from '#web/features/clubs/model/fee-text.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

type FeeFieldProps = {
  value: string;
  onChange: (fee: string) => void;
  onBlur: () => void;
  error: string | undefined;
};

/** Separators come and go while typing; the caret stays with its digit. */
export function FeeField({ value, onChange, onBlur, error }: FeeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function type(event: ChangeEvent<HTMLInputElement>) {
    const { value: typed, selectionStart } = event.currentTarget;
    const formatted = formatFee(typed);
    const before = typed.slice(0, selectionStart ?? typed.length);
    caret.current = caretAfterDigits(formatted, countDigits(before));
    onChange(formatted);
  }

  return (
    <TextField
      ref={input}
      label="참가비"
      inputMode="numeric"
      autoComplete="off"
      placeholder="0"
      suffix="원"
      hint="0원이면 무료로 보여요."
      value={value}
      error={error}
      onChange={type}
      onBlur={onBlur}
    />
  );
}
