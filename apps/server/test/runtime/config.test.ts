import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/runtime/config.ts';

const secret = 'only-for-tests-0123456789-abcdef';

describe('settings', () => {
  // covers S7.4
  test('are all optional for the embedded database', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      databaseUrl: undefined,
      demo: true,
      production: false,
      rateLimitFactor: 1,
      trustProxy: false,
    });
  });

  test('with an empty value count as missing', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(8080);
  });

  test('turn demo content off by default with a database server', () => {
    const DATABASE_URL = 'postgres://localhost/azit';
    expect(readConfig({ DATABASE_URL }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true);
  });

  test('turn demo content off by default in production', () => {
    const production = { NODE_ENV: 'production', JWT_SECRET: secret };
    expect(readConfig(production).demo).toBe(false);
    expect(readConfig({ ...production, DEMO: 'on' }).demo).toBe(true);
  });

  test('let a process serve and run jobs unless ROLE is set', () => {
    const DATABASE_URL = 'postgres://localhost/azit';
    expect(readConfig({}).role).toBe('all');
    expect(readConfig({ DATABASE_URL, ROLE: 'web' }).role).toBe('web');
    expect(() => readConfig({ ROLE: 'web' })).toThrow('ROLE: web needs DATABASE_URL');
  });

  // covers P8.5
  test('with a missing or short secret are refused in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('JWT_SECRET');
    expect(() => readConfig({ NODE_ENV: 'production', JWT_SECRET: 'short' })).toThrow('JWT_SECRET');
    expect(readConfig({ NODE_ENV: 'production', JWT_SECRET: secret }).production).toBe(true);
  });
});
