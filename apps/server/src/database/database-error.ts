import pg from 'pg';

const READ_ONLY_SERVER = '25006';

const unavailableStates = new Set([
  READ_ONLY_SERVER, // a replica: another server is becoming the primary
  '53100', // disk full
  '53300', // too many connections
  '57P01', // administrator shut the connection down
  '57P02', // crash of another backend
  '57P03', // starting up or shutting down
]);

const unavailableSystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

// The driver sets no error code on these errors, so only the message identifies them.
const unavailableMessages = [
  /^Connection terminated/,
  /^timeout expired$/,
  /^timeout exceeded when trying to connect$/,
  /^Query read timeout$/,
  /^Client has encountered a connection error and is not queryable$/,
  /^Client was closed and is not queryable$/,
  /^Cannot use a pool after calling end on the pool$/,
];

export class DatabaseUnresponsiveError extends Error {
  override name = 'DatabaseUnresponsiveError';
  override message = 'the database does not answer';
}

function getSqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const state = getSqlState(error);
  if (state !== undefined) return unavailableStates.has(state) || state.startsWith('08');
  if (error instanceof DatabaseUnresponsiveError) return true;
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    return hasNetworkCall(error) && unavailableSystemCodes.has(error.code);
  }
  return unavailableMessages.some((message) => message.test(error.message));
}

// On a Unix socket, ENOENT means that the database is stopped. On a file, such as an image, it
// means only that the file is missing.
function hasNetworkCall(error: Error): boolean {
  if (!('syscall' in error) || typeof error.syscall !== 'string') return false;
  return ['connect', 'read', 'write', 'getaddrinfo'].includes(error.syscall);
}

export function isConnectionBroken(error: unknown): boolean {
  const state = getSqlState(error);
  return isDatabaseUnavailable(error) && state !== '53100' && state !== '53300';
}

export function isReadOnlyServer(error: unknown): boolean {
  return getSqlState(error) === READ_ONLY_SERVER;
}

/** A lock timeout may have ended an undetected deadlock, so a retry may succeed. */
export function isRetryable(error: unknown): boolean {
  const state = getSqlState(error);
  return state === '40001' || state === '40P01' || isLockTimeout(error);
}

export function isStatementTimeout(error: unknown): boolean {
  return getSqlState(error) === '57014';
}

export function isLockTimeout(error: unknown): boolean {
  return getSqlState(error) === '55P03';
}

export function isWithdrawnMember(error: unknown): boolean {
  return getSqlState(error) === 'AZ001';
}

export function isUniqueViolation(error: unknown, constraintName?: string): boolean {
  if (!(error instanceof pg.DatabaseError) || error.code !== '23505') return false;
  return constraintName === undefined || error.constraint === constraintName;
}

export function isMissingTable(error: unknown): boolean {
  const state = getSqlState(error);
  return state === '42P01' || state === '3F000';
}
