import path from 'node:path';
import sharp from 'sharp';

/** @typedef {import('./or-finding.mjs').Shot} Shot */

const gap = 20;
const labelHeight = 36;
const tallest = 1600;
const layouts = new Map([
  [320, { columns: 5, tile: 320 }],
  [390, { columns: 4, tile: 390 }],
  [768, { columns: 4, tile: 460 }],
  [1280, { columns: 2, tile: 800 }],
  [1440, { columns: 2, tile: 900 }],
]);

/**
 * @param {string} folder
 * @param {string} name
 * @param {number} width
 * @param {Shot[]} shots
 */
export async function writeSheets(folder, name, width, shots) {
  const { columns, tile } = layouts.get(width) ?? { columns: 4, tile: 390 };
  const taken = shots.filter(({ picture }) => picture.length > 0);
  for (let first = 0; first < taken.length; first += columns) {
    const row = taken.slice(first, first + columns);
    const number = String(first / columns + 1).padStart(2, '0');
    await writeSheet(path.join(folder, `${name}-${width}-${number}.png`), row, { columns, tile });
  }
}

/**
 * @param {string} file
 * @param {Pick<Shot, 'label' | 'picture'>[]} row
 * @param {{ columns: number, tile: number }} layout
 */
export async function writeSheet(file, row, { columns, tile }) {
  const tiles = await Promise.all(row.map((shot) => drawTile(shot, tile)));
  const width = columns * (tile + gap) + gap;
  const height = Math.max(...tiles.map((one) => one.height)) + labelHeight + 2 * gap;
  const layers = tiles.flatMap((one, index) => {
    const left = gap + index * (tile + gap);
    return [
      { input: one.label, left, top: gap },
      { input: one.picture, left, top: gap + labelHeight },
    ];
  });
  await sharp({ create: { width, height, channels: 3, background: '#c8ccd4' } })
    .composite(layers)
    .png()
    .toFile(file);
}

/**
 * @param {Pick<Shot, 'label' | 'picture'>} shot
 * @param {number} width
 */
async function drawTile({ label, picture }, width) {
  const shrunk = await sharp(picture).resize({ width }).toBuffer({ resolveWithObject: true });
  const height = Math.min(shrunk.info.height, tallest);
  const cut = await sharp(shrunk.data).extract({ left: 0, top: 0, width, height }).toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}">
    <text x="0" y="24" font-family="sans-serif" font-size="20" fill="#111">${label}</text></svg>`;
  return { label: Buffer.from(svg), picture: cut, height };
}
