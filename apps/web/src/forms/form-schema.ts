import * as z from 'zod/mini';
import { isRecord } from '#web/lib/is-record.ts';

export function filled<Field extends z.ZodMiniType<string, string>>(message: string, field: Field) {
  return z.pipe(z.string(message).check(z.minLength(1, message)), field);
}

/** `when` runs this check even while other fields are invalid, so that a mismatch shows at once. */
export function sameText(first: string, second: string, message: string) {
  return z.refine<Record<string, unknown>>(
    (form) => form[second] === '' || form[first] === form[second],
    { error: message, path: [second], when: ({ value }) => isRecord(value) },
  );
}
