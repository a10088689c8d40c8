import type { S3Settings } from '../../apps/server/src/runtime/settings/s3-settings.ts';

export type OpenStore = {
  settings: S3Settings;
  hasPages: boolean;
  /** Undefined if the store never checks version 4 signatures. */
  check: ((isChecked: boolean) => Promise<void>) | undefined;
  close(): Promise<void>;
};
