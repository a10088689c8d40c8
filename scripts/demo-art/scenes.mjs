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

/** As wide as a phone of today is in pixels. */
const BANNER_WIDTH = 1170;

/** By the name of the club. @type {Readonly<Record<string, string>>} */
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

/** @param {string} clubName */
export function drawBanner(clubName) {
  const scene = scenes[clubName];
  if (scene === undefined) throw new Error(`${clubName} has no scene`);
  return draw(scene);
}

/** The one picture that somebody sends in a room. */
export const drawChatPicture = () => draw(bread);

/** @param {string} scene */
function draw(scene) {
  const size = `width="${BANNER_WIDTH}" height="${(BANNER_WIDTH * height) / width}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">${scene}</svg>`;
}
