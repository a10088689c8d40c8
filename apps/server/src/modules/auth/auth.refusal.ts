import { Refusal } from '#server/runtime/refusal.ts';

export function loginFailed(): Refusal {
  return new Refusal(401, 'LOGIN_FAILED', '이메일이나 비밀번호가 맞지 않아요.');
}

export function memberSuspended(): Refusal {
  const message = '이용이 정지된 계정이에요. 운영자에게 문의해 주세요.';
  return new Refusal(403, 'MEMBER_SUSPENDED', message);
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

export function codeMismatch(): Refusal {
  return new Refusal(404, 'CODE_MISMATCH', '인증번호가 맞지 않아요.');
}
