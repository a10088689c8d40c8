import type { FieldError } from '@azit/contract/envelope';
import * as z from 'zod/mini';
import { Refusal } from '#server/runtime/refusal.ts';

/** Bounds the size of the reply to a body with thousands of invalid fields. */
const MAX_FIELD_ERRORS = 20;
const FALLBACK = '입력한 값을 확인해 주세요.';

z.config({ customError: () => FALLBACK });

export function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const fieldErrors = firstPerField(parsed.error.issues);
  throw new Refusal(400, 'VALIDATION_FAILED', fieldErrors[0]?.message ?? FALLBACK, { fieldErrors });
}

function firstPerField(issues: readonly { path: PropertyKey[]; message: string }[]): FieldError[] {
  const byField = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.join('.');
    if (!byField.has(field)) byField.set(field, message);
    if (byField.size === MAX_FIELD_ERRORS) break;
  }
  return [...byField].map(([field, message]) => ({ field, message }));
}
