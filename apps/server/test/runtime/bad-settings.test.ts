import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '#server/runtime/config.ts';
import { makeVapidKeys } from '#server/runtime/vapid-keys.ts';

const s3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'azit-images',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  STORAGE_BASE: 'https://images.example',
};
const oidc = {
  OAUTH_OIDC_ISSUER: 'https://login.example',
  OAUTH_OIDC_CLIENT_ID: 'id',
  OAUTH_OIDC_CLIENT_SECRET: 'secret',
};

const vapid = makeVapidKeys();

const bad: Record<string, readonly string[]> = {
  NODE_ENV: ['prod', 'PRODUCTION'],
  ROLE: ['both', 'worker'],
  PORT: ['eighty', '70000', '-1', '80.5', '0x50', '1e3', '8080;'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['localhost:4318', 'grpc://localhost:4317', 'http://'],
  OTEL_TRACES_SAMPLER_ARG: ['2', '-1', 'half'],
  METRICS_PORT: ['nine', '70000', '-1'],
  METRICS_HOST: ['my host', 'http://localhost', '127.0.0.1:9464'],
  HOST: ['my host', 'http://localhost', '127.0.0.1:8080', '!!'],
  DATABASE_URL: ['mysql://localhost/azit', 'localhost:5432/azit', 'nonsense'],
  DATABASE_DIRECT_URL: ['mysql://localhost/azit', 'postgres://localhost/azit'],
  DATABASE_REPLICA_URLS: ['mysql://localhost/azit', 'a,b', 'postgres://localhost/azit'],
  VALKEY_URL: ['localhost:6379', 'http://localhost:6379', '!!'],
  PUBLIC_URL: ['azit.example', 'ftp://azit.example', 'https://'],
  WEB_ORIGINS: ['azit.example', 'https://a.example,b', 'https://a.example/path', '*'],
  STORAGE_BASE: ['/images', 'images.example', 'ftp://images.example', '!!'],
  S3_ENDPOINT: ['s3.example', 'ftp://s3.example', ''],
  S3_BUCKET: ['a/b', ''],
  S3_REGION: ['ap northeast', '!!'],
  S3_ACCESS_KEY_ID: [''],
  S3_SECRET_ACCESS_KEY: [''],
  JWT_SECRET: ['short', 'a'.repeat(64), 'secret'.repeat(10), '0123456789'.repeat(4)],
  VAPID_PUBLIC_KEY: ['', 'short', makeVapidKeys().publicKey],
  VAPID_PRIVATE_KEY: ['', 'short', makeVapidKeys().privateKey, 'A'.repeat(43)],
  VAPID_SUBJECT: ['admin@azit.example', 'http://azit.example', 'mailto:admin'],
  PUSH_ALLOWED_ORIGINS: ['push.example', 'https://push.example/path', '*'],
  SMTP_URL: ['nonsense', 'http://mail', 'mail.example:25', 'smtp://'],
  MAIL_FROM: ['azit', '아지트 <azit>', 'a@b <c', '<a@b> <c@d>'],
  DEMO: ['perhaps', 'true', '1'],
  LOG_FORMAT: ['pretty', 'JSON'],
  LOG_LEVEL: ['loud', 'INFO'],
  TRUST_PROXY: ['yes', '1'],
  LIST_CACHE: ['maybe'],
  SHED_LOAD: ['maybe'],
  MAX_CONNECTIONS: ['0', '-1', 'many', '1.5'],
  MAX_CONNECTIONS_PER_ADDRESS: ['0', '-1', 'many', '1.5'],
  DRAIN_SECONDS: ['-1', 'long', '61', '1s'],
  STREAMS_MAX: ['0', '-1', 'many', '1.5'],
  STREAMS_PER_MEMBER: ['0', '-1', 'many', '1.5'],
  RATE_LIMIT_FACTOR: ['-1', 'many', '1e400', 'Infinity', 'NaN'],
  RATE_LIMITS: ['signUp', 'signUp=0/10', 'nobody=1/10', 'signUp=10'],
  CHAT_RETENTION_DAYS: ['0', '30', '-365', 'year', '31.5'],
  REPORT_EVIDENCE_DAYS: ['0', '-1', 'long', '1.5'],
  OAUTH_RETURN: ['tokens', 'CODE'],
  OAUTH_GOOGLE_CLIENT_ID: [''],
  OAUTH_GOOGLE_CLIENT_SECRET: [''],
  OAUTH_KAKAO_CLIENT_ID: [''],
  OAUTH_KAKAO_CLIENT_SECRET: [''],
  OAUTH_NAVER_CLIENT_ID: [''],
  OAUTH_NAVER_CLIENT_SECRET: [''],
  OAUTH_OIDC_ISSUER: ['login.example', '!!', ''],
  OAUTH_OIDC_CLIENT_ID: [''],
  OAUTH_OIDC_CLIENT_SECRET: [''],
};

const others: Record<string, string> = {
  DATA_DIR: 'any path; one that cannot be used is refused at the start',
  WEB_DIST_DIR: 'any path; without a build there the API is served alone',
  COMMAND_LIMIT_SECONDS: 'read by the commands, not by the server',
  OAUTH_OIDC_LABEL: 'any text',
};

const cases = Object.entries(bad).flatMap(([name, values]) =>
  values.map((value) => [name, value] as const),
);

test.each(cases)('the setting %s=%s is refused with an error that names it', (name, value) => {
  const env = { ...beside(name), [name]: value };
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(new RegExp(`\\b${name}\\b`));
});

test('every setting of .env.example is tested with a bad value or accepts any text', () => {
  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const names = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(30);
  expect([...Object.keys(bad), ...Object.keys(others)].sort()).toEqual([...new Set(names)].sort());
});

test.each(['PORT', 'RATE_LIMIT_FACTOR', 'JWT_SECRET', 'DEMO'])(
  'a blank value of the setting %s counts as missing',
  (name) => {
    expect(readConfig({ [name]: '  ' })).toEqual(readConfig({}));
  },
);

function beside(name: string): Record<string, string> {
  if (name.startsWith('S3_')) return s3;
  if (name.startsWith('OAUTH_OIDC')) return oidc;
  if (/^VAPID_\w+_KEY$/.test(name)) {
    return { VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey };
  }
  const [provider] = /^OAUTH_[A-Z]+/.exec(name) ?? [];
  if (provider === undefined) return {};
  return { [`${provider}_CLIENT_ID`]: 'id', [`${provider}_CLIENT_SECRET`]: 'secret' };
}
