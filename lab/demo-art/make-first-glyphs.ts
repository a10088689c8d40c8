import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runMain } from '../../scripts/project.mjs';
import { ensurePeers } from '../peers/ensure-peers.ts';
import { loadPeer } from '../peers/load-peer.ts';
import { readAppCharacters, splitByRarity } from './app-characters.ts';

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: string },
) => Promise<Buffer>;

await runMain(async () => {
  await ensurePeers();
  const subsetFont = loadPeer('subset-font') as SubsetFont;
  const { common, rare } = splitByRarity(readAppCharacters());
  const glyphs = await Promise.all(
    rare.map(async ([{ file }, held]) => {
      const subset = await subsetFont(await readFile(file), held.join(''), {
        targetFormat: 'woff2',
      });
      return { unicodeRange: held.map(toRange).join(','), woff2: subset.toString('base64') };
    }),
  );
  const first = { common: common.map(([, [sample]]) => sample).join(''), glyphs };
  const file = join(root, 'apps/web/src/ui/first-glyphs.json');
  await writeFile(file, `${JSON.stringify(first, null, 2)}\n`);
  return 0;
});

function toRange(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16)}`;
}
