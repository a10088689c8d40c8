import type { S3Settings } from '../../apps/server/src/runtime/s3-settings.ts';

export type OpenStore = {
  settings: S3Settings;
  /** Whether it can list more than a page. */
  hasPages: boolean;
  /** Turns the check of signatures on or off; undefined where version 4 is never checked. */
  check: ((isChecked: boolean) => Promise<void>) | undefined;
  close(): Promise<void>;
};
