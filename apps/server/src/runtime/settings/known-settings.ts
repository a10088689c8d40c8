import { join } from 'node:path';
import * as z from 'zod/mini';
import {
  factor,
  flag,
  hasHost,
  host,
  isSender,
  port,
  positive,
  postgresUrl,
  retentionDays,
  seconds,
  url,
} from './setting.ts';

const WEB_DIST_DIR = join(import.meta.dirname, '../../../../web/dist');

export const knownSettings = z.object({
  NODE_ENV: z._default(
    z.enum(['development', 'test', 'production'], 'must be development, test or production'),
    'development',
  ),
  ROLE: z._default(z.enum(['all', 'web', 'worker'], 'must be all, web or worker'), 'all'),
  PORT: z._default(port, 8080),
  HOST: z._default(host, '0.0.0.0'),
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(host, '127.0.0.1'),
  DATA_DIR: z._default(z.string(), '.data'),
  WEB_DIST_DIR: z._default(z.string(), WEB_DIST_DIR),
  DATABASE_URL: z.optional(postgresUrl),
  DATABASE_DIRECT_URL: z.optional(postgresUrl),
  DATABASE_REPLICA_URLS: z._default(z.string(), ''),
  VALKEY_URL: z.optional(url(/^(redis|valkey)s?$/, 'valkey://localhost:6379')),
  PUBLIC_URL: z.optional(url(/^https?$/, 'https://azit.example')),
  WEB_ORIGINS: z._default(z.string(), ''),
  STORAGE_BASE: z._default(url(/^https?$/, 'https://images.azit.example'), ''),
  JWT_SECRET: z.optional(z.string()),
  SMTP_URL: z.optional(
    url(/^smtps?$/, 'smtp://localhost:25').check(z.refine(hasHost, 'must name a host')),
  ),
  MAIL_FROM: z._default(
    z.string().check(z.refine(isSender, 'must be an e-mail address, also as name <address>')),
    '아지트 <no-reply@azit.invalid>',
  ),
  DEMO: z.optional(flag),
  LIST_CACHE: z._default(flag, 'on'),
  SHED_LOAD: z._default(flag, 'on'),
  LOG_FORMAT: z.optional(z.enum(['json', 'text'], 'must be json or text')),
  LOG_LEVEL: z.optional(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    ),
  ),
  TRUST_PROXY: z._default(flag, 'off'),
  MAX_CONNECTIONS: z._default(positive, 10_000),
  MAX_CONNECTIONS_PER_ADDRESS: z._default(positive, 1_000),
  DRAIN_SECONDS: z._default(seconds, 0),
  STREAMS_MAX: z._default(positive, 5_000),
  STREAMS_PER_MEMBER: z._default(positive, 5),
  RATE_LIMIT_FACTOR: z._default(factor, 1),
  RATE_LIMITS: z._default(z.string(), ''),
  CHAT_RETENTION_DAYS: z._default(retentionDays, 365),
  REPORT_EVIDENCE_DAYS: z._default(positive, 1_095),
  OAUTH_RETURN: z._default(z.enum(['code', 'query'], 'must be code or query'), 'code'),
});
