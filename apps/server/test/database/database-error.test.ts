import { connect } from 'node:net';
import pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { isDatabaseUnavailable, isStatementTimeout } from '#server/database/database-error.ts';

function withState(code: string): Error {
  const error = new pg.DatabaseError('message', 1, 'error');
  error.code = code;
  return error;
}

test.each(['25006', '57P01', '57P02', '57P03', '53100', '53300', '08006', '08P01'])(
  'the error code %s means that the database is unavailable',
  (code) => expect(isDatabaseUnavailable(withState(code))).toBe(true),
);

test.each(['23505', '40001', '42P01', '57014'])(
  'the error code %s does not mean that the database is unavailable',
  (code) => {
    expect(isDatabaseUnavailable(withState(code))).toBe(false);
  },
);

test('only the error code 57014 is a statement timeout', () => {
  expect(isStatementTimeout(withState('57014'))).toBe(true);
  expect(isStatementTimeout(withState('23505'))).toBe(false);
});

test('a missing socket means an unavailable database; a missing file does not', async () => {
  const socket: unknown = await new Promise((resolve) =>
    connect('/nowhere/at/all').once('error', resolve),
  );
  expect(isDatabaseUnavailable(socket)).toBe(true);
  expect(isDatabaseUnavailable(new AggregateError([socket]))).toBe(true);
  const file: unknown = await import('node:fs/promises').then(({ readFile }) =>
    readFile('/nowhere/at/all').catch((error: unknown) => error),
  );
  expect(isDatabaseUnavailable(file)).toBe(false);
});

test('a query to an unreachable server fails, and its pool can still be closed', async () => {
  const database = openDatabase({
    connection: { host: '/nowhere/at/all', user: 'azit', database: 'azit' },
    maxConnections: 2,
    log: pino({ level: 'silent' }),
  });
  const attempt = database.run({ name: 'x', text: 'select 1', values: [] });
  const error: unknown = await attempt.catch((caught: unknown) => caught);
  expect(isDatabaseUnavailable(error)).toBe(true);
  await database.close();
});
