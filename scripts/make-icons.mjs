// Draws the app icons from one glyph: a hut whose doorway is an arch. Run by hand: its output is committed.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const publicFolder = path.resolve(import.meta.dirname, '../apps/web/public');
const iconFolder = path.join(publicFolder, 'icons');

/** The hut on a 512 grid: a rounded gable roof with eaves, walls, and a door cut out of them. */
const hut = `
  <path fill="#fff" fill-rule="evenodd" d="M232.6 118.4a36 36 0 0 1 46.8 0l122.2 104.2c16.8 14.3 6.7 41.8-15.3 41.8H376v104.8A36.8 36.8 0 0 1 339.2 406H172.8A36.8 36.8 0 0 1 136 369.2V264.4h-10.3c-22 0-32.1-27.5-15.3-41.8L232.6 118.4ZM256 262a54 54 0 0 0-54 54v90h108v-90a54 54 0 0 0-54-54Z"/>
  <circle cx="256" cy="212" r="17" fill="#BB2649"/>
  <circle cx="288" cy="346" r="9" fill="#fff"/>`;

function icon({ radius, scale }) {
  const shift = 256 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" role="img" aria-label="아지트">
  <title>아지트</title>
  <defs>
    <linearGradient id="g" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#D23A60"/>
      <stop offset="0.55" stop-color="#BB2649"/>
      <stop offset="1" stop-color="#8F1B37"/>
    </linearGradient>
  </defs>
  <rect width="512" height="512" rx="${radius}" fill="url(#g)"/>
  <g transform="translate(${shift} ${shift}) scale(${scale})">${hut}
  </g>
</svg>
`;
}

function png(svg, size) {
  return sharp(Buffer.from(svg), { density: 300 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico is a six-byte head, one sixteen-byte entry, then the PNG itself. */
function ico(image, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

const rounded = icon({ radius: 112, scale: 1 });
// Maskable and Apple icons are cut by the system: full bleed, the glyph inside the safe circle.
const bleeding = icon({ radius: 0, scale: 0.82 });

/** Android paints the badge of a notification in one colour: only the shape counts. */
const shape = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="96 96 320 320">${hut}</svg>`;

await mkdir(iconFolder, { recursive: true });
await writeFile(path.join(iconFolder, 'icon.svg'), rounded);
await writeFile(path.join(iconFolder, 'icon-192.png'), await png(rounded, 192));
await writeFile(path.join(iconFolder, 'icon-512.png'), await png(rounded, 512));
await writeFile(path.join(iconFolder, 'icon-maskable-512.png'), await png(bleeding, 512));
await writeFile(path.join(iconFolder, 'apple-touch-icon.png'), await png(bleeding, 180));
await writeFile(path.join(iconFolder, 'badge-96.png'), await png(shape, 96));
await writeFile(path.join(publicFolder, 'favicon.ico'), ico(await png(rounded, 32), 32));
