import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '#web/api/error.ts';

export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const found = names.flatMap((name) =>
    error.fieldErrors
      .filter(({ field }) => field === name)
      .map(({ message }) => ({ name, message })),
  );
  for (const { name, message } of found) setError(name, { type: 'server', message });
  return found.length > 0;
}
