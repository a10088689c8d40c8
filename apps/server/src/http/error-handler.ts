import type { ErrorBody } from '@azit/contract/envelope';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  isDatabaseUnavailable,
  isLockTimeout,
  isStatementTimeout,
  isWithdrawnMember,
} from '#server/database/database-error.ts';
import { memberNotFound, Refusal, serverBusy } from '#server/runtime/refusal.ts';
import type { HttpReply } from './reply.ts';
import { REQUEST_ID } from './request-id.ts';
import { plainSecurityHeaders } from './security-headers.ts';

export const RETRY_AFTER_SECONDS = 2;
const TEMPORARY = '요청한 작업을 하지 못했어요. 일시적인 문제이니 잠시 후 다시 시도해 주세요.';

const frameworkRefusals: Record<string, Refusal> = {
  FST_ERR_CTP_INVALID_JSON_BODY: malformedJson(),
  FST_ERR_CTP_EMPTY_JSON_BODY: malformedJson(),
  FST_ERR_CTP_BODY_TOO_LARGE: new Refusal(413, 'BODY_TOO_LARGE', '보낸 내용이 너무 커요.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal(
    415,
    'UNSUPPORTED_CONTENT_TYPE',
    '지원하지 않는 형식의 요청이에요.',
  ),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Refusal(
    400,
    'MALFORMED_JSON',
    '보낸 내용의 길이가 맞지 않아요.',
  ),
  FST_ERR_BAD_URL: badAddress(),
  FST_ERR_MAX_PARAM_LENGTH: badAddress(),
};

export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toRefusal(error);
  // A refusal such as SERVER_BUSY is intended, so it is not logged as an error although its status
  // is 5xx.
  const isExpected = error instanceof Refusal;
  if (refusal.status >= 500 && !isExpected) request.log.error({ err: error }, 'request failed');
  const { status, headers, body } = refusalReply(refusal);
  // Fastify runs no hooks for a URL that its router rejects, so set headers and log here.
  if (!reply.hasHeader('X-Content-Type-Options')) {
    reply.headers({ ...plainSecurityHeaders, [REQUEST_ID]: request.id });
    request.log.info({ method: request.method, route: 'none', status }, 'answered');
  }
  return reply
    .code(status)
    .headers({ ...pluginHeaders(error), ...headers })
    .send(body);
}

function pluginHeaders(error: FastifyError & { headers?: Record<string, string> }) {
  return isClientError(error) ? error.headers : undefined;
}

function isClientError({ statusCode = 500 }: Partial<FastifyError>): boolean {
  return statusCode >= 400 && statusCode < 500;
}

export function refusalReply(refusal: Refusal): HttpReply {
  const headers: Record<string, string> = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  };
  const seconds = getRetryAfter(refusal);
  if (seconds !== undefined) headers['Retry-After'] = String(seconds);
  // The rest of the request body stays unread, so the connection cannot be reused.
  if (refusal.code === 'BODY_TOO_LARGE' || refusal.status === 408) headers.Connection = 'close';
  return { status: refusal.status, headers, body: JSON.stringify(toErrorBody(refusal)) };
}

function getRetryAfter({ status, retryAfterSeconds }: Refusal): number | undefined {
  return retryAfterSeconds ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
}

function toErrorBody({ status, code, message, fieldErrors }: Refusal): ErrorBody {
  return fieldErrors === undefined
    ? { status, code, message }
    : { status, code, message, fieldErrors };
}

export function toRefusal(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  const error: Partial<FastifyError> = thrown instanceof Error ? thrown : {};
  if (isDatabaseUnavailable(error)) return new Refusal(503, 'DATABASE_UNAVAILABLE', TEMPORARY);
  if (isLockTimeout(error)) return serverBusy();
  if (isStatementTimeout(error)) return new Refusal(503, 'TIMEOUT', TEMPORARY);
  if (isWithdrawnMember(error)) return memberNotFound();
  const known = frameworkRefusals[error.code ?? ''];
  if (known !== undefined) return known;
  if (thrown instanceof SyntaxError && error.statusCode === 400) return malformedJson();
  if (isClientError(error)) return unreadable(error.statusCode);
  if (error.code === 'ECONNRESET' && error.message === 'aborted') return unreadable();
  return new Refusal(500, 'INTERNAL', TEMPORARY);
}

function unreadable(status = 400): Refusal {
  return new Refusal(status, 'VALIDATION_FAILED', '요청을 읽을 수 없어요.');
}

export function badAddress(): Refusal {
  return new Refusal(400, 'VALIDATION_FAILED', '주소가 올바르지 않아요.');
}

function malformedJson(): Refusal {
  return new Refusal(400, 'MALFORMED_JSON', '보낸 내용을 읽을 수 없어요.');
}
