import { gender, genders } from '@azit/contract/members/member.field';
import * as z from 'zod/mini';
import { isRecord } from '#web/lib/is-record.ts';
import { parseJson } from '#web/lib/parse-json.ts';
import { forgetTicket } from '#web/session/sign-up-ticket.ts';
import type { AccountForm } from './account-form.ts';
import { type Confirmed, nothingConfirmed } from './confirmation.ts';

const draftKey = 'signupDraft';
const words = z.catch(z.string(), '');

/** These values are in session storage, so a reload restores them. Never store a password here. */
const draftSchema = z.object({
  nickname: words,
  email: words,
  aboutMe: words,
  birthYear: words,
  gender: z.catch(gender, genders[0]),
  categorySmallId: z.catch(z.array(z.int()), []),
});
export type SignUpDraft = z.infer<typeof draftSchema>;

export function readDraft(): SignUpDraft {
  const stored = parseJson(sessionStorage.getItem(draftKey) ?? '');
  return draftSchema.parse(isRecord(stored) ? { ...stored } : {});
}

export function saveDraft(change: Partial<SignUpDraft>): void {
  const draft = draftSchema.parse({ ...readDraft(), ...change });
  sessionStorage.setItem(draftKey, JSON.stringify(draft));
}

/** In memory only, because step one contains a password. */
let account: AccountForm | null = null;
let confirmed = nothingConfirmed;
let image: Blob | null = null;

/**
 * A member who fills in step one signs up with a password, so the ticket of an unfinished social
 * login is dropped.
 */
export function holdAccount(values: AccountForm | null): void {
  forgetTicket();
  account = values;
}

export function heldAccount(): AccountForm | null {
  return account;
}

export function holdConfirmed(values: Confirmed): void {
  confirmed = values;
}

export function heldConfirmed(): Confirmed {
  return confirmed;
}

export function holdImage(file: Blob | null): void {
  image = file;
}

export function heldImage(): Blob | null {
  return image;
}

export function clearSignUp(): void {
  holdAccount(null);
  holdConfirmed(nothingConfirmed);
  holdImage(null);
  sessionStorage.removeItem(draftKey);
}
