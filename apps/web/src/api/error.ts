import type { FieldError } from '@azit/contract/envelope';
import { isRecord } from '#web/lib/is-record.ts';
import { requestMessages } from './request-copy.ts';

export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fieldErrors: readonly FieldError[];

  constructor(init: {
    status: number;
    code: string;
    message: string;
    fieldErrors?: readonly FieldError[];
    cause?: unknown;
  }) {
    super(init.message, { cause: init.cause });
    this.name = 'ApiError';
    this.status = init.status;
    this.code = init.code;
    this.fieldErrors = init.fieldErrors ?? [];
  }
}

export function timeoutError(): ApiError {
  return new ApiError({ status: 0, code: 'TIMED_OUT', message: requestMessages.timeout });
}

export function offlineError(cause?: unknown): ApiError {
  return new ApiError({ status: 0, code: 'OFFLINE', message: requestMessages.offline, cause });
}

/**
 * A body that does not match the contract, such as a proxy's error page, gets a generic message.
 * The message of a server error includes the request id, so that the error can be found in the
 * server log.
 */
export function refusal(status: number, body: unknown, requestId?: string | null): ApiError {
  if (!isRecord(body) || typeof body.message !== 'string' || typeof body.code !== 'string') {
    return new ApiError({ status, code: 'UNREADABLE', message: requestMessages.temporary });
  }
  const listed = Array.isArray(body.fieldErrors) ? body.fieldErrors : [];
  const fieldErrors = listed.filter(isFieldError);
  const number = status === 500 && requestId ? ` (문의 번호 ${requestId})` : '';
  return new ApiError({ status, code: body.code, message: body.message + number, fieldErrors });
}

export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : requestMessages.temporary;
}

export function failureText(failure: string, error: unknown): string {
  const known = error instanceof ApiError && error.status < 500;
  return known ? `${failure}\n${error.message}` : failure;
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string';
}
