import { execFileSync } from 'node:child_process';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '#server/runtime/config.ts';

const secret = 'only-for-tests-0123456789-abcdef';

describe('settings', () => {
  // covers S7.4 (docs/coverage-statements.md)
  test('without any setting the embedded database is used', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      databaseUrl: undefined,
      demo: true,
      production: false,
      rateLimitFactor: 1,
      trustProxy: false,
    });
  });

  test('a setting with an empty value counts as missing', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(8080);
  });

  test('demo content is off by default with a database server', () => {
    const DATABASE_URL = 'postgres://localhost/azit';
    expect(readConfig({ DATABASE_URL }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO: 'on' }).demo).toBe(true);
  });

  test('demo content is off by default in production', () => {
    const production = { NODE_ENV: 'production', JWT_SECRET: secret };
    expect(readConfig(production).demo).toBe(false);
    expect(readConfig({ ...production, DEMO: 'on' }).demo).toBe(true);
  });

  test('at most 5,000 connections are reserved for requests and unavailable to streams', () => {
    const report = { userLimits: { open_files: { soft: 'unlimited' } } };
    const spy = vi.spyOn(process.report, 'getReport').mockReturnValue(report);
    onTestFinished(() => spy.mockRestore());
    const config = readConfig({ MAX_CONNECTIONS: '20000', STREAMS_MAX: '20000' });
    expect(config.streamsMax).toBe(15_000);
  });

  test('a process serves requests and runs jobs unless ROLE is set', () => {
    const DATABASE_URL = 'postgres://localhost/azit';
    expect(readConfig({}).role).toBe('all');
    expect(readConfig({ DATABASE_URL, ROLE: 'web' }).role).toBe('web');
    expect(() => readConfig({ ROLE: 'web' })).toThrow('ROLE: web needs DATABASE_URL');
  });

  // covers P8.5 (docs/coverage-statements.md)
  test('a missing or short secret is refused in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('JWT_SECRET');
    expect(() => readConfig({ NODE_ENV: 'production', JWT_SECRET: 'short' })).toThrow('JWT_SECRET');
    expect(readConfig({ NODE_ENV: 'production', JWT_SECRET: secret }).production).toBe(true);
  });
});

test('a process that may open 700 files accepts at most 444 connections', () => {
  const config = new URL('../../src/runtime/config.ts', import.meta.url);
  const program = `
    import { readConfig } from '${config}';
    const { maxConnections, maxConnectionsPerAddress } = readConfig({});
    console.log(maxConnections, maxConnectionsPerAddress);`;
  const shell = 'ulimit -n 700 && exec "$0" --input-type=module-typescript -e "$1"';
  const output = execFileSync('sh', ['-c', shell, process.execPath, program], { encoding: 'utf8' });
  expect(output.trim()).toBe('444 222');
});
