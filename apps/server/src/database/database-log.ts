import type { BaseLogger } from 'pino';

export type DatabaseLog = Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
