import { cpSync } from 'node:fs';
import { inject } from 'vitest';

/**
 * Prepares a data folder as a first start leaves it, at a third of the cost, for tests that are not
 * about the first start.
 */
export function fillDataDir(dataDir: string): void {
  cpSync(inject('migratedDataDir'), dataDir, { recursive: true });
}
