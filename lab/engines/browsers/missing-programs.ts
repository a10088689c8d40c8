import { ensurePrograms } from '../../required-programs.mjs';
import type { Engine } from './engine.ts';

export async function installPrograms(engines: readonly Engine[]): Promise<void> {
  await ensurePrograms(Object.assign({}, ...engines.map(({ needs }) => needs)));
}
