import { cpSync } from 'node:fs';
import { inject } from 'vitest';

export function fillDataDir(dataDir: string): void {
  cpSync(inject('migratedDataDir'), dataDir, { recursive: true });
}
