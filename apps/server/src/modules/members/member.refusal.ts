import { profileMessages } from '@azit/rules/members/profile';
import { refuseBirthYear } from '@azit/rules/members/sign-up-age';
import { isUniqueViolation } from '#server/database/database-error.ts';
import { invalidField, Refusal } from '#server/runtime/refusal.ts';

export function requireSignUpAge(birthYear: string, now: Date) {
  const message = refuseBirthYear(birthYear, now);
  if (message !== undefined) throw invalidField('birthYear', message);
}

export function profileIncomplete(message: string = profileMessages.incomplete): Refusal {
  return new Refusal(403, 'PROFILE_INCOMPLETE', message);
}

export function nicknameTaken(status: 404 | 409): Refusal {
  const message = '이미 있는 닉네임이에요. 다른 닉네임으로 다시 시도해 주세요.';
  return new Refusal(status, 'NICKNAME_TAKEN', message);
}

export function emailTaken(status: 404 | 409): Refusal {
  const message = '이미 가입한 이메일이에요. 다른 이메일로 다시 시도해 주세요.';
  return new Refusal(status, 'EMAIL_TAKEN', message);
}

export function explainTaken(error: unknown): unknown {
  if (isUniqueViolation(error, 'members_nickname_key')) return nicknameTaken(409);
  if (isUniqueViolation(error, 'members_email_key')) return emailTaken(409);
  return error;
}
