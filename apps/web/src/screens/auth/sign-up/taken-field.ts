import { ApiError } from '#web/api/error.ts';

const takenFields: Readonly<Record<string, 'nickname' | 'email'>> = {
  NICKNAME_TAKEN: 'nickname',
  EMAIL_TAKEN: 'email',
};

export function findTakenField(error: unknown): 'nickname' | 'email' | undefined {
  return error instanceof ApiError ? takenFields[error.code] : undefined;
}
