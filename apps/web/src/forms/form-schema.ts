import * as z from 'zod/mini';
import { isRecord } from '#web/lib/is-record.ts';

/** A contract's field whose first error is that it is empty; its own rules come after. */
export function filled<Field extends z.ZodMiniType<string, string>>(message: string, field: Field) {
  return z.pipe(z.string(message).check(z.minLength(1, message)), field);
}

/** Two fields that must be equal; checked once the second is filled, whatever else is wrong. */
export function sameText(first: string, second: string, message: string) {
  return z.refine<Record<string, unknown>>(
    (form) => form[second] === '' || form[first] === form[second],
    { error: message, path: [second], when: ({ value }) => isRecord(value) },
  );
}
