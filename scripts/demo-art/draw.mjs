import { palettes } from './palettes.mjs';
import { seededRandom } from './random.mjs';
import { height, scenes, width } from './scenes.mjs';

/**
 * A banner for the n-th demo club: the scene tells its large category, the seed all else.
 * @param {number} index
 * @param {number} largeCategoryId
 */
export function drawBanner(index, largeCategoryId) {
  const r = seededRandom(index + 11);
  const c = /** @type {typeof palettes[number]} */ (
    palettes[(index * 3 + largeCategoryId) % palettes.length]
  );
  const scene = /** @type {typeof scenes[number]} */ (scenes[largeCategoryId - 1]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="sky" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="${c[0]}"/><stop offset="1" stop-color="${c[1]}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>${scene({ r, c })}</svg>`;
}

const SKIN = ['#F6D5BD', '#EFC4A4', '#E5B08C', '#F9E0CE'];
const HAIR = ['#2B2326', '#4A352B', '#6B4A36', '#1E2233', '#8A5A3C'];

/**
 * A face for the n-th demo member.
 * @param {number} index
 * @param {'FEMALE' | 'MALE'} gender
 */
export function drawAvatar(index, gender) {
  const r = seededRandom(index + 401);
  const c = /** @type {typeof palettes[number]} */ (palettes[(index * 7 + 2) % palettes.length]);
  const [skin, hair] = [r.pick(SKIN), r.pick(HAIR)];
  const long = gender === 'FEMALE' && r.between(0, 1) > 0.3;
  const back = long ? `<path d="M134 250c0-190 244-190 244 0v140H134Z" fill="${hair}"/>` : '';
  const fringe = r.pick([
    `<path d="M150 236c4-120 208-120 212 0c-60-10-90-44-104-66c-22 34-60 62-108 66Z" fill="${hair}"/>`,
    `<path d="M148 230c10-128 206-128 216 0c-30-40-186-40-216 0Z" fill="${hair}"/>`,
    `<path d="M148 246c-6-140 222-140 216 0c-18-30-40-54-74-66c-50 30-110 30-142 66Z" fill="${hair}"/>`,
  ]);
  const glasses =
    r.between(0, 1) > 0.72
      ? `<g fill="none" stroke="${c[3]}" stroke-width="7"><circle cx="216" cy="270" r="30"/><circle cx="296" cy="270" r="30"/><path d="M246 270h20"/></g>`
      : '';
  const smile = r.pick(['M228 318q28 26 56 0', 'M232 320q24 16 48 0', 'M226 314q30 38 60 0']);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
<rect width="512" height="512" fill="${c[0]}"/><circle cx="256" cy="300" r="230" fill="${c[1]}" opacity=".55"/>${back}
<path d="M92 512c8-110 70-134 164-134s156 24 164 134Z" fill="${r.pick([c[2], c[3], c[4]])}"/>
<path d="M222 340h68v58q-34 30-68 0Z" fill="${skin}"/><ellipse cx="256" cy="264" rx="104" ry="116" fill="${skin}"/>${fringe}
<g fill="#2B2326"><circle cx="216" cy="272" r="9"/><circle cx="296" cy="272" r="9"/></g>${glasses}
<g fill="#E8567A" opacity=".28"><circle cx="190" cy="306" r="20"/><circle cx="322" cy="306" r="20"/></g>
<path d="${smile}" fill="none" stroke="#7A3B3B" stroke-width="7" stroke-linecap="round"/></svg>`;
}
