import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/runtime/config.ts';

const secret = 'only-for-tests-0123456789-abcdef';

describe('settings', () => {
  // covers S7.4
  test('none is needed for the embedded database', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      databaseUrl: undefined,
      demo: true,
      production: false,
      rateLimitFactor: 1,
      trustProxy: false,
    });
  });

  test('an empty value counts as not given', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(8080);
  });

  test('with a database server, demo content is off unless asked for', () => {
    const DATABASE_URL = 'postgres://localhost/azit';
    expect(readConfig({ DATABASE_URL }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true);
  });

  test('in production, demo content is off unless asked for', () => {
    const production = { NODE_ENV: 'production', JWT_SECRET: secret };
    expect(readConfig(production).demo).toBe(false);
    expect(readConfig({ ...production, DEMO: 'on' }).demo).toBe(true);
  });

  test('a process serves and runs jobs unless ROLE says otherwise', () => {
    const DATABASE_URL = 'postgres://localhost/azit';
    expect(readConfig({}).role).toBe('all');
    expect(readConfig({ DATABASE_URL, ROLE: 'web' }).role).toBe('web');
    expect(() => readConfig({ ROLE: 'web' })).toThrow('ROLE: web needs DATABASE_URL');
  });

  // covers P8.5
  test('production refuses to start on a missing or short secret', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('JWT_SECRET');
    expect(() => readConfig({ NODE_ENV: 'production', JWT_SECRET: 'short' })).toThrow('JWT_SECRET');
    expect(readConfig({ NODE_ENV: 'production', JWT_SECRET: secret }).production).toBe(true);
  });
});
