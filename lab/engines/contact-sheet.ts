import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../scripts/project.mjs';
import { writeSheet } from '../walk/sheet.mjs';
import type { Shot } from './play.ts';

const folder = path.join(root, 'test-results', 'engines');
const layout = { columns: 6, tile: 300 };

export async function writeContactSheets(shots: readonly Shot[]): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const screens = [...Map.groupBy(shots, ({ label }) => label).values()];
  for (let first = 0; first < screens.length; first += 2) {
    const row = screens.slice(first, first + 2).flat();
    const tiles = row.map(({ engine, label, picture }) => ({
      label: `${engine} ${label.slice(0, 18)}`,
      picture,
    }));
    const number = String(first / 2 + 1).padStart(2, '0');
    await writeSheet(path.join(folder, `${number}.png`), tiles, layout);
  }
  return path.relative(root, folder);
}
