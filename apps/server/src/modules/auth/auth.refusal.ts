import { secondsUntil, waitText } from '#server/limits/rate-limit.ts';
import { Refusal } from '#server/runtime/refusal.ts';

export function loginFailed(): Refusal {
  return new Refusal(401, 'LOGIN_FAILED', '이메일이나 비밀번호가 맞지 않아요.');
}

export function memberSuspended(): Refusal {
  const message = '이용이 정지된 계정이에요. 운영자에게 문의해 주세요.';
  return new Refusal(403, 'MEMBER_SUSPENDED', message);
}

export function temporaryPasswordExpired(): Refusal {
  const message =
    '임시 비밀번호를 쓸 수 있는 24시간이 지났어요. 비밀번호 찾기에서 다시 받아 주세요.';
  return new Refusal(403, 'TEMPORARY_PASSWORD_EXPIRED', message);
}

export function tokenInvalid(): Refusal {
  return new Refusal(401, 'TOKEN_INVALID', '로그인이 만료됐어요. 다시 로그인해 주세요.');
}

export function passwordMismatch(): Refusal {
  const message = '회원 정보가 맞지 않아요.';
  return new Refusal(400, 'PASSWORD_MISMATCH', message, {
    fieldErrors: [{ field: 'password', message }],
  });
}

export function passwordCheckRequired(): Refusal {
  return new Refusal(403, 'PASSWORD_CHECK_REQUIRED', '비밀번호를 먼저 확인해 주세요.');
}

export function noSuchAccount(): Refusal {
  return new Refusal(404, 'MEMBER_NOT_FOUND', '가입하지 않은 이메일이에요.');
}

/**
 * A stranger can request codes for a member until this limit refuses everyone, including the
 * member. So the message says that the last code remains valid.
 */
export function codeMailLimit(until: Date, now: Date): Refusal {
  const retryAfterSeconds = secondsUntil(until, now);
  const wait = waitText(retryAfterSeconds);
  const message = `인증번호를 여러 번 보냈어요. 마지막에 받은 번호를 입력하거나 ${wait} 뒤에 다시 시도해 주세요.`;
  return new Refusal(429, 'CODE_MAIL_LIMIT', message, { retryAfterSeconds });
}

export function codeMismatch(): Refusal {
  return new Refusal(404, 'CODE_MISMATCH', '인증번호가 맞지 않아요.');
}
