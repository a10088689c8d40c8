import { email, nickname } from '@azit/contract/members/member.field';

/** Fields that must be free on the server before the sign-up continues. */
export type UniqueField = 'nickname' | 'email';

/** Values the server confirmed as free; null if the current one is unchecked. */
export type Confirmed = Record<UniqueField, string | null>;

export const nothingConfirmed: Confirmed = { nickname: null, email: null };

const fields = { nickname, email };

/** The value as it would be sent; null while invalid. */
export function sendable(field: UniqueField, typed: string): string | null {
  const parsed = fields[field].safeParse(typed);
  return parsed.success ? parsed.data : null;
}

export function isConfirmed(confirmed: Confirmed, field: UniqueField, typed: string): boolean {
  return confirmed[field] !== null && confirmed[field] === sendable(field, typed);
}
