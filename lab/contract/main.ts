import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInForeground } from '../../scripts/child-process.mjs';
import { ensurePeers } from '../peers/ensure-peers.ts';
import { PEER_PACKAGES } from '../peers/load-peer.ts';

const document = join(import.meta.dirname, '../../packages/contract/openapi.json');

await ensurePeers();
const folder = await mkdtemp(join(tmpdir(), 'azit-contract-'));
const ruleset = join(folder, 'spectral.json');
await writeFile(ruleset, JSON.stringify({ extends: ['spectral:oas'] }));
try {
  const redocly = ['lint', document, '--extends=recommended'];
  const spectral = ['lint', document, `--ruleset=${ruleset}`, '--fail-severity=error'];
  const codes = [await run('redocly', redocly), await run('spectral', spectral)];
  process.exitCode = Math.max(...codes);
} finally {
  await rm(folder, { recursive: true });
}

function run(program: string, args: string[]): Promise<number> {
  console.log(`\n${program}`);
  return runInForeground([{ command: [join(PEER_PACKAGES, '.bin', program), ...args] }]);
}
