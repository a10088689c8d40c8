import { inks } from '../inks.mjs';
import { box, disc, dots, line, placed, scene, shape, turned } from '../shapes.mjs';

const { cream, paper, point } = inks;

/** @param {readonly [number, number]} at @param {number} degrees */
const saltBread = (at, degrees) =>
  turned(
    degrees,
    at,
    placed(
      at,
      1,
      shape('M-30 4C-28-14-12-18 0-18S28-14 30 4C24 12 12 13 0 13S-24 12-30 4z', '#d9964a'),
      shape('M-24 0C-20-12-8-15 0-15S20-12 24 0C14-6-14-6-24 0z', '#eab26a'),
      line('M-12-15c-4 8-5 16-4 26M12-15c4 8 5 16 4 26M0-17v29', '#b9752f', 2),
      dots(
        [
          [-6, -9],
          [5, -10],
          [-15, -5],
          [15, -6],
          [1, -5],
        ],
        1.3,
        paper,
      ),
    ),
  );

export const bread = scene(
  '#cfe0d6',
  shape('M0 0h240v40H0z', '#b9d0c4'),
  box(34, 26, 172, 92, '#8d8f96', 12),
  box(40, 32, 160, 80, '#a9abb2', 9),
  box(48, 38, 144, 68, cream, 3),
  saltBread([86, 60], -12) + saltBread([154, 58], 10) + saltBread([120, 88], -3),
  disc(222, 30, 12, point) + disc(222, 30, 8, '#d14a69'),
  line('M10 100l16-22', '#c48a4e', 5),
);
