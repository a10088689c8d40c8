import { ApiError, errorMessage } from './error.ts';
import { requestMessages } from './request-copy.ts';

export function refusalMessage(error: unknown, catalogue: Record<number, string> = {}): string {
  if (!(error instanceof ApiError)) return errorMessage(error);
  const listed = catalogue[error.status];
  if (listed !== undefined) return listed;
  return error.status >= 500 ? requestMessages.temporary : error.message;
}
