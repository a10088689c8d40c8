import { email, nickname } from '@azit/contract/members/member.field';

/** The fields the server has to call free before the sign-up goes on. */
export type UniqueField = 'nickname' | 'email';

/** The values the server called free; null where the present one was not checked. */
export type Confirmed = Record<UniqueField, string | null>;

export const nothingConfirmed: Confirmed = { nickname: null, email: null };

const fields = { nickname, email };

/** The value as it would be sent; null while it breaks its rule. */
export function sendable(field: UniqueField, typed: string): string | null {
  const parsed = fields[field].safeParse(typed);
  return parsed.success ? parsed.data : null;
}

export function isConfirmed(confirmed: Confirmed, field: UniqueField, typed: string): boolean {
  return confirmed[field] !== null && confirmed[field] === sendable(field, typed);
}
