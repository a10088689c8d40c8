import { email, nickname } from '@azit/contract/members/member.field';

export type UniqueField = 'nickname' | 'email';

export type Confirmed = Record<UniqueField, string | null>;

export const nothingConfirmed: Confirmed = { nickname: null, email: null };

const fields = { nickname, email };

export function sendable(field: UniqueField, typed: string): string | null {
  const parsed = fields[field].safeParse(typed);
  return parsed.success ? parsed.data : null;
}

export function isConfirmed(confirmed: Confirmed, field: UniqueField, typed: string): boolean {
  return confirmed[field] !== null && confirmed[field] === sendable(field, typed);
}
