import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const publicFolder = path.resolve(import.meta.dirname, '../../apps/web/public');
const iconFolder = path.join(publicFolder, 'icons');

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

/** Writes an .ico file: a header of 6 bytes, a directory entry of 16 bytes and the PNG. */
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
// Systems crop maskable and Apple icons, so the background fills the whole square and the hut stays
// inside the circle that is never cropped.
const bleeding = icon({ radius: 0, scale: 0.82 });

/**
 * Android shows a notification badge in one colour, so this picture is only the shape of the hut.
 */
const shape = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="96 96 320 320">${hut}</svg>`;

const signs = {
  today:
    '<path d="M8 2.8v3.4M16 2.8v3.4M3.6 10h16.8M5.4 4.6h13.2a1.8 1.8 0 0 1 1.8 1.8v12.4a1.8 1.8 0 0 1-1.8 1.8H5.4a1.8 1.8 0 0 1-1.8-1.8V6.4a1.8 1.8 0 0 1 1.8-1.8Z"/><path d="M12 15.2h.01" stroke-width="3.4"/>',
  chat: '<path d="M20.4 11.6a7.9 7.9 0 0 1-8.4 7.6 9 9 0 0 1-3.3-.6L4 20l1.5-3.9a7.2 7.2 0 0 1-1.9-4.5A7.9 7.9 0 0 1 12 4a7.9 7.9 0 0 1 8.4 7.6Z"/>',
  create: '<path d="M12 4.5v15M4.5 12h15"/>',
};

/** A launcher may crop the icon to a circle, so the sign stays well inside. */
function shortcut(sign) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
  <rect width="96" height="96" fill="#BB2649"/>
  <g transform="translate(24 24) scale(2)" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${sign}</g>
</svg>`;
}

await mkdir(iconFolder, { recursive: true });
for (const [name, sign] of Object.entries(signs)) {
  await writeFile(path.join(iconFolder, `shortcut-${name}-96.png`), await png(shortcut(sign), 96));
}
await writeFile(path.join(iconFolder, 'icon.svg'), rounded);
await writeFile(path.join(iconFolder, 'icon-192.png'), await png(rounded, 192));
await writeFile(path.join(iconFolder, 'icon-512.png'), await png(rounded, 512));
await writeFile(path.join(iconFolder, 'icon-maskable-192.png'), await png(bleeding, 192));
await writeFile(path.join(iconFolder, 'icon-maskable-512.png'), await png(bleeding, 512));
await writeFile(path.join(iconFolder, 'apple-touch-icon.png'), await png(bleeding, 180));
await writeFile(path.join(iconFolder, 'badge-96.png'), await png(shape, 96));
await writeFile(path.join(publicFolder, 'favicon.ico'), ico(await png(rounded, 32), 32));
