import type { FieldError } from '@azit/contract/envelope';
import type { ErrorCode } from '@azit/contract/error-code';

export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fieldErrors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    details: { fieldErrors?: FieldError[]; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fieldErrors = details.fieldErrors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export function invalidField(field: string, message: string): Refusal {
  return new Refusal(400, 'VALIDATION_FAILED', message, { fieldErrors: [{ field, message }] });
}

export function loginRequired(): Refusal {
  return new Refusal(401, 'LOGIN_REQUIRED', '로그인이 필요해요. 다시 로그인해 주세요.');
}

export function forbidden(message = '이 작업을 할 수 있는 권한이 없어요.'): Refusal {
  return new Refusal(403, 'FORBIDDEN', message);
}

/**
 * Withdrawn and hidden members get the same refusal, so that it does not reveal which of the two a
 * member is.
 */
export function memberNotFound(): Refusal {
  return new Refusal(404, 'MEMBER_NOT_FOUND', '없거나 볼 수 없는 회원이에요.');
}

export function requestTimedOut(): Refusal {
  return new Refusal(408, 'TIMEOUT', '응답이 늦어지고 있어요. 다시 시도해 주세요.');
}

export function serverBusy(): Refusal {
  const message = '지금은 요청이 많아요. 잠시 후 다시 시도해 주세요.';
  return new Refusal(503, 'SERVER_BUSY', message, { retryAfterSeconds: 2 });
}
