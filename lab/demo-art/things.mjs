import { inks } from './inks.mjs';
import { box, disc, line, oval, placed, shape } from './shapes.mjs';

const { cream, forest, green, bark, mustard, orange, paper } = inks;

/** @typedef {readonly [number, number]} Position The middle of its base, or of the thing itself. */

/** Head and shoulders, for people far away. @param {Position} at @param {number} scale @param {string} fill */
export const person = (at, scale, fill) =>
  placed(at, scale, disc(0, -19, 6, fill), shape('M-10 0c0-9 4-12 10-12s10 3 10 12z', fill));

/** @param {Position} at @param {number} scale @param {string} body @param {string} legs */
export const stander = (at, scale, body, legs) =>
  placed(
    at,
    scale,
    box(-5, -17, 4, 17, legs, 2),
    box(1, -17, 4, 17, legs, 2),
    box(-7, -36, 14, 22, body, 6),
    disc(0, -42, 5.5, '#f1c8a5'),
    shape('M-6-42a6 6 0 0 1 12 0c-3-1.500-9-1.500-12 0z', inks.ink),
  );

/** @param {Position} at @param {number} scale @param {string} [fill] */
export const pine = (at, scale, fill = forest) =>
  placed(at, scale, box(-2, -8, 4, 8, bark), shape('M0-44 12-22H7L16-7H-16L-7-22H-12z', fill));

/** @param {Position} at @param {number} scale @param {string} [fill] */
export const tree = (at, scale, fill = green) =>
  placed(at, scale, box(-2, -16, 4, 16, bark, 1), disc(0, -26, 14, fill), disc(9, -19, 9, fill));

/** @param {Position} at @param {string} [stroke] */
export const steam = (at, stroke = paper) =>
  placed(at, 1, line('M-7 0c-4-5 4-8 0-14M1 0c-4-5 4-8 0-14M9 0c-4-5 4-8 0-14', stroke, 2.4));

/** @param {Position} at @param {number} scale @param {string} [fill] @param {string} [drink] */
export const cup = (at, scale, fill = cream, drink = inks.brown) =>
  placed(
    at,
    scale,
    line('M14-17h3a6 6 0 0 1 0 12h-5', fill, 3),
    shape('M-15-24h30v12A12 12 0 0 1 3 0h-6a12 12 0 0 1-12-12z', fill),
    box(-12, -21.5, 24, 5, drink, 2.5),
    oval(0, 1.5, 20, 2.5, fill),
  );

/** @param {Position} at @param {number} scale @param {string} drink @param {string} [fill] */
export const cupFromAbove = (at, scale, drink, fill = cream) =>
  placed(
    at,
    scale,
    disc(0, 0, 17, fill),
    disc(0, 0, 12, '#eadfca'),
    box(8, -2.5, 14, 5, fill, 2.5),
    disc(0, 0, 9.5, drink),
  );

/**
 * `at` is the tip of the pencil. @param {Position} at @param {number} degrees @param {string} fill
 */
export const pencil = (at, degrees, fill) =>
  `<g transform="translate(${at[0]} ${at[1]}) rotate(${degrees})">${shape('M-4.500-11h9L0 0z', mustard)}${shape('M-1.600-4h3.200L0 0z', inks.ink)}${box(-4.5, -62, 9, 51, fill)}${box(-4.5, -62, 9, 5, cream)}${box(-4.5, -69, 9, 8, inks.rose, 2.5)}</g>`;

/**
 * The first argument is the upper left corner of the sheet. @param {Position} at @param {number} w
 * @param {number} h @param {string} ink @param {number} lines
 */
export const sheet = ([x, y], w, h, ink, lines) =>
  box(x, y, w, h, paper, 4) +
  Array.from({ length: lines }, (_, index) => {
    const end = x + w - 10 - (index % 3) * 8;
    return line(`M${x + 10} ${y + 14 + index * 10}H${end}`, ink, 2.6);
  }).join('');

/** @param {Position} at @param {number} scale @param {string} wine */
export const glass = (at, scale, wine) =>
  placed(
    at,
    scale,
    shape('M-11-54h22v17a11 11 0 0 1-22 0z', '#f7e7d8'),
    shape('M-11-42h22v5a11 11 0 0 1-22 0z', wine),
    box(-1.3, -27, 2.6, 25, '#f7e7d8'),
    box(-9, -3, 18, 3, '#f7e7d8', 1.5),
  );

/** @param {Position} at @param {number} scale @param {string} fill @param {string} label */
export const bottle = (at, scale, fill, label) =>
  placed(
    at,
    scale,
    shape('M-4-78h8v20c0 6 7 7 7 17v37a4 4 0 0 1-4 4h-14a4 4 0 0 1-4-4v-37c0-10 7-11 7-17z', fill),
    box(-5, -80, 10, 10, label, 2),
    box(-11, -34, 22, 20, cream),
    box(-7, -29, 14, 3, label, 1.5),
    box(-7, -23, 9, 3, label, 1.5),
  );

/** @param {Position} at @param {number} degrees @param {number} scale @param {string} fill */
export const leaf = (at, degrees, scale, fill) =>
  `<g transform="translate(${at[0]} ${at[1]}) rotate(${degrees}) scale(${scale})">${shape('M0 12C-12 8-13-6 0-16 13-6 12 8 0 12z', fill)}${line('M0-9V19M0 2l5-5M0 6l-5-5', '#ffffff88', 1.2)}</g>`;

/** @param {Position} at @param {number} scale */
export const fire = (at, scale) =>
  placed(
    at,
    scale,
    shape('M0-34c3 9 14 13 14 24A14 12 0 0 1-14-8c0-8 6-9 6-17 4 2 6 5 6 8 2-4 3-9 2-17z', orange),
    shape('M1-18c2 5 7 7 7 12a8 7 0 0 1-16 0c0-4 3-5 4-9 2 1 3 3 3 4 1-2 2-4 2-7z', mustard),
    line('M-16 4 16-3M-16-3 16 4', bark, 5),
  );
