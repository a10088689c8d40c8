import { resolve } from 'node:path';
import { findSecretWeakness } from './secret-strength.ts';
import { knownSettings } from './settings/known-settings.ts';
import { readOauthSettings } from './settings/oauth-settings.ts';
import { readOrigins, readPushSettings } from './settings/push-settings.ts';
import { readRateLimits } from './settings/rate-limit-settings.ts';
import { readS3Settings } from './settings/s3-settings.ts';
import { readReplicaUrls } from './settings/setting.ts';
import { readTraceSettings } from './settings/trace-settings.ts';

export class ConfigError extends Error {}

export type Config = ReturnType<typeof readConfig>;

export function readConfig(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim() !== ''));
  const parsed = knownSettings.safeParse(given);
  if (!parsed.success) throw new ConfigError(describe(parsed.error.issues));
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  requireConsistent(values);
  const maxConnections = Math.min(values.MAX_CONNECTIONS, maxOpenSockets());
  const oauthProviders = orConfigError(() => readOauthSettings(given));
  if (production && oauthProviders.length > 0 && values.PUBLIC_URL === undefined) {
    throw new ConfigError('PUBLIC_URL must be given for social logins when NODE_ENV=production');
  }
  return {
    production,
    role: values.ROLE,
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    traces: orConfigError(() => readTraceSettings(given)),
    dataDir: resolve(values.DATA_DIR),
    webDistDir: resolve(values.WEB_DIST_DIR),
    databaseUrl: values.DATABASE_URL,
    // The client library accepts only redis: URLs.
    valkeyUrl: values.VALKEY_URL?.replace(/^valkey/, 'redis'),
    databaseReplicaUrls: orConfigError(() => readReplicaUrls(values)),
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    webOrigins: orConfigError(() => readOrigins('WEB_ORIGINS', values.WEB_ORIGINS)),
    storageBase: values.STORAGE_BASE.replace(/\/+$/, ''),
    s3: orConfigError(() => readS3Settings(given)),
    jwtSecret: values.JWT_SECRET,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    push: orConfigError(() => readPushSettings(given, values.MAIL_FROM)),
    // The password of demo members is public, so in production demo content must be requested
    // explicitly.
    demo: values.DEMO ? values.DEMO === 'on' : !production && values.DATABASE_URL === undefined,
    listCache: values.LIST_CACHE === 'on',
    shedLoad: values.SHED_LOAD === 'on',
    ...readLogSettings(values),
    trustProxy: values.TRUST_PROXY === 'on',
    maxConnections,
    maxConnectionsPerAddress: Math.min(
      values.MAX_CONNECTIONS_PER_ADDRESS,
      Math.ceil(maxConnections / 2),
    ),
    drainMs: 1_000 * values.DRAIN_SECONDS,
    streamsMax: Math.min(values.STREAMS_MAX, maxStreams(maxConnections)),
    streamsPerMember: values.STREAMS_PER_MEMBER,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    rateLimits: orConfigError(() => readRateLimits(values.RATE_LIMITS)),
    chatRetentionDays: values.CHAT_RETENTION_DAYS,
    reportEvidenceDays: values.REPORT_EVIDENCE_DAYS,
    oauthProviders,
    oauthReturn: values.OAUTH_RETURN,
  };
}

/** Use the text format for people on a terminal and JSON for programs everywhere else. */
function readLogSettings({ LOG_FORMAT, LOG_LEVEL, NODE_ENV }: Settings) {
  const isForPeople = Boolean(process.stdout.isTTY) && NODE_ENV !== 'production';
  const logFormat = LOG_FORMAT ?? (isForPeople ? 'text' : 'json');
  return { logFormat, logLevel: LOG_LEVEL ?? (logFormat === 'text' ? 'warn' : 'info') };
}

type Settings = ReturnType<typeof knownSettings.parse>;

function requireConsistent(values: Settings): void {
  if (values.NODE_ENV === 'production' && values.JWT_SECRET === undefined) {
    throw new ConfigError('JWT_SECRET must be given when NODE_ENV=production');
  }
  const weakness = values.JWT_SECRET && findSecretWeakness(values.JWT_SECRET);
  if (weakness !== undefined) throw new ConfigError(`JWT_SECRET ${weakness}`);
  if (values.ROLE !== 'all' && values.DATABASE_URL === undefined) {
    throw new ConfigError(
      `ROLE: ${values.ROLE} needs DATABASE_URL, because the embedded database serves one process`,
    );
  }
  if (values.DATABASE_DIRECT_URL !== undefined && values.DATABASE_URL === undefined) {
    throw new ConfigError('DATABASE_DIRECT_URL: needs DATABASE_URL, the way through the pooler');
  }
}

const MAX_FOR_REQUESTS = 5_000;

function maxStreams(maxConnections: number): number {
  return maxConnections - Math.min(Math.floor(maxConnections / 2), MAX_FOR_REQUESTS);
}

/** The maximum number of connections. Leaves file descriptors for the database, images and logs. */
function maxOpenSockets(): number {
  const { userLimits } = process.report.getReport() as UserLimits;
  const limit = userLimits?.open_files.soft ?? 'unlimited';
  return limit === 'unlimited' ? Number.POSITIVE_INFINITY : Math.max(limit - 256, limit / 2);
}

type UserLimits = { userLimits?: { open_files: { soft: number | 'unlimited' } } };

function orConfigError<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

function describe(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}
