import { books } from './scenes/books.mjs';
import { bread } from './scenes/bread.mjs';
import { craft } from './scenes/craft.mjs';
import { culture } from './scenes/culture.mjs';
import { drinks } from './scenes/drinks.mjs';
import { food } from './scenes/food.mjs';
import { games } from './scenes/games.mjs';
import { habits } from './scenes/habits.mjs';
import { languages } from './scenes/languages.mjs';
import { outings } from './scenes/outings.mjs';
import { paperwork } from './scenes/paperwork.mjs';
import { picnics } from './scenes/picnics.mjs';
import { roads } from './scenes/roads.mjs';
import { senses } from './scenes/senses.mjs';
import { sport } from './scenes/sport.mjs';
import { stage } from './scenes/stage.mjs';
import { height, width } from './shapes.mjs';

const PIXELS = 1200;
const EDGE = 0.2;
const OVERLAP = 1;

/** The picture of each demo club, by the name of the club. @type {Readonly<Record<string, string>>} */
const scenes = {
  ...culture,
  ...stage,
  ...sport,
  ...food,
  ...drinks,
  ...games,
  ...senses,
  ...outings,
  ...picnics,
  ...roads,
  ...paperwork,
  ...craft,
  ...habits,
  ...books,
  ...languages,
};

/**
 * A club page shows the banner three times as wide as high, so sky and ground extend to both sides
 * of the scene. A card shows only the square in the middle.
 * @param {string} clubName
 */
export function drawBanner(clubName) {
  const scene = scenes[clubName];
  if (scene === undefined) throw new Error(`${clubName} has no scene`);
  const side = (3 * height - width) / 2;
  const edge = (/** @type {number} */ at, /** @type {number} */ x) =>
    `<svg x="${at}" width="${side + OVERLAP}" height="${height}" viewBox="${x} 0 ${EDGE} ${height}" preserveAspectRatio="none">${scene}</svg>`;
  const edges = edge(-side, 0) + edge(width - OVERLAP, width - EDGE);
  return draw([-side, 3 * height], edges + scene);
}

export const drawChatPicture = () => draw([0, width], bread);

/** @param {readonly [from: number, wide: number]} part @param {string} drawing */
function draw([from, wide], drawing) {
  const size = `width="${PIXELS}" height="${(PIXELS * height) / wide}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${from} 0 ${wide} ${height}">${drawing}</svg>`;
}
