import { errorBodySchema } from '@azit/contract/envelope';
import { errorCodes } from '@azit/contract/error-code';
import * as z from 'zod/mini';

const strictBody = z.strictObject({
  ...errorBodySchema.shape,
  code: z.enum(errorCodes),
  message: z.string().check(z.regex(/[가-힣]/)),
});

const INSIDE = /\bat \S+:\d+:\d+|node_modules|\.ts\b|\bselect\b.+\bfrom\b|\bpg_|<html/i;

const LARGEST_REFUSAL = 8_192;

type Refused = { status: number; contentType: string; text: string };

export function findFaults({ status, contentType, text }: Refused): string[] {
  const faults: string[] = [];
  if (!contentType.startsWith('application/json')) faults.push(`type ${contentType}`);
  if (text.length > LARGEST_REFUSAL) faults.push(`${text.length} characters long`);
  if (INSIDE.test(text)) faults.push('reveals internals');
  const parsed = z.safeParse(strictBody, parseJson(text));
  if (!parsed.success) faults.push(`shape ${text.slice(0, 200)}`);
  else if (parsed.data.status !== status) faults.push(`says ${parsed.data.status}`);
  else if (parsed.data.fieldErrors !== undefined && status !== 400) faults.push('field errors');
  return faults;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
