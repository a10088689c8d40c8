import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { caretAfterDigits, countDigits, formatFee } from '#web/features/clubs/model/fee-text.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { ClubForm } from './use-club-form.ts';

export function FeeField({ form }: { form: ClubForm }) {
  const { field } = useController({ control: form.control, name: 'fee' });
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
    field.onChange(formatted);
  }

  return (
    <TextField
      ref={input}
      label="참가비"
      inputMode="numeric"
      autoComplete="off"
      placeholder="0"
      suffix="원"
      hint="비워 두면 무료예요."
      name={field.name}
      value={field.value}
      error={form.errorFor('fee')}
      onChange={type}
      onBlur={field.onBlur}
    />
  );
}
