import { birthYear, gender } from '@azit/contract/members/member.field';
import { refuseBirthYear } from '@azit/rules/members/sign-up-age';
import * as z from 'zod/mini';
import { accountForm } from './account-form.ts';

const { nickname, email, password } = accountForm.shape;

/**
 * Gender and year have no preset: this form shows no summary before sending, so a wrong preset
 * could be overlooked.
 */
const chosenGender = z.pipe(z.nullable(gender), gender);

export const shortSignUp = z.object({ nickname, email, password, birthYear, gender: chosenGender });
/** A social login provides the email and needs no password, so neither field is validated. */
export const socialSignUp = z.extend(shortSignUp, { email: z.string(), password: z.string() });

export type ShortSignUp = z.output<typeof shortSignUp>;
export type TypedSignUp = z.input<typeof shortSignUp>;

type Schema = typeof shortSignUp | typeof socialSignUp;

export function missingInShortSignUp(schema: Schema, values: TypedSignUp, now: Date) {
  const [issue] = schema.safeParse(values).error?.issues ?? [];
  return issue?.message ?? refuseBirthYear(values.birthYear, now);
}
