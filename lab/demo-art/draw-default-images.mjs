import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { cardImageName, categoryImageName } from '@azit/contract/images/image.rule';
import sharp from 'sharp';
import { demoClubs } from '../../apps/server/src/commands/seed-demo/content/demo-clubs.ts';
import { runMain } from '../../scripts/project.mjs';
import { withLimit } from '../limit.mjs';
import { drawBanner } from './scenes.mjs';

const target = path.join(import.meta.dirname, '../../apps/server/src/modules/images/default');
const limitMs = 10 * 60_000;

const profile = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480">
  <rect width="480" height="480" fill="#f3e3e8"/>
  <circle cx="240" cy="190" r="84" fill="#d79aab"/>
  <path d="M72 480c0-108 75-176 168-176s168 68 168 176z" fill="#d79aab"/>
</svg>`;

const banner = `<svg xmlns="http://www.w3.org/2000/svg" width="1170" height="624">
  <defs><linearGradient id="sky" x2="0" y2="1">
    <stop offset="0" stop-color="#f7e9ed"/><stop offset="1" stop-color="#eed3db"/>
  </linearGradient></defs>
  <rect width="1170" height="624" fill="url(#sky)"/>
  <circle cx="880" cy="170" r="62" fill="#fff" opacity=".7"/>
  <path d="M0 500q290-120 585-40t585-20v184H0z" fill="#dfb3c0"/>
  <path d="M585 190 400 500h370z" fill="#bb2649" opacity=".8"/>
  <path d="M585 300 495 500h180z" fill="#fff" opacity=".85"/>
  <path d="M0 540q380-60 1170 0v84H0z" fill="#c98a9c"/>
</svg>`;

/** @param {string} svg */
const draw = (svg) => sharp(Buffer.from(svg)).webp({ quality: 80, effort: 6 });

await runMain(async () => {
  await withLimit('drawing the default images', limitMs, drawAll);
  return 0;
});

/** @param {AbortSignal} signal */
async function drawAll(signal) {
  await mkdir(target, { recursive: true });
  await draw(profile).toFile(path.join(target, 'profile.webp'));
  await draw(banner).toFile(path.join(target, 'banner.webp'));
  await draw(banner)
    .resize(320, 320, { fit: 'cover' })
    .toFile(path.join(target, 'banner.card.webp'));
  // Link previews use JPEG: not every messenger supports WebP.
  await draw(banner)
    .resize(1200, 630, { fit: 'cover' })
    .jpeg({ quality: 82 })
    .toFile(path.join(target, 'banner.jpg'));

  for (const [category, clubs] of Map.groupBy(demoClubs, ({ category }) => category)) {
    signal.throwIfAborted();
    const scene = drawBanner(clubs[0]?.name ?? '');
    const file = path.join(target, categoryImageName(category));
    await draw(scene).toFile(file);
    await draw(scene).resize(320, 320, { fit: 'cover' }).toFile(cardImageName(file));
  }
}
