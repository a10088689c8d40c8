import { inks } from '../inks.mjs';
import { box, disc, dots, faint, line, oval, placed, scene, shape, turned } from '../shapes.mjs';

const { cream, mustard, rose, point, lilac, violet, sky, navy, teal, wood, brown, ink } = inks;

/**
 * @param {readonly [number, number]} at @param {number} degrees @param {readonly string[]} parts
 */
const photo = (at, degrees, ...parts) =>
  `<g transform="translate(${at[0]} ${at[1]}) rotate(${degrees})">${box(-17, 0, 34, 40, cream, 1.5)}${box(-13.5, 4, 27, 26, '#54202a')}${parts.join('')}${box(-3, -5, 6, 11, mustard, 1.5)}</g>`;

/** Pictures of clubs in: 사진, 음악감상. @type {Readonly<Record<string, string>>} */
export const senses = {
  '필름 한 롤로 걷는 서촌': scene(
    '#cfe0ea',
    disc(40, 30, 26, '#e0ecf2') + disc(206, 100, 32, '#e0ecf2'),
    box(0, 100, 240, 28, '#a9c4cf'),
    box(76, 30, 20, 12, '#46505f', 3) +
      box(150, 33, 16, 9, point, 3) +
      box(104, 26, 34, 16, '#5d6b7d', 4),
    box(64, 38, 112, 66, ink, 10) +
      box(64, 50, 112, 40, '#7a4a35', 0) +
      box(64, 46, 112, 5, '#c9cdd4') +
      box(64, 89, 112, 5, '#c9cdd4'),
    disc(120, 70, 29, '#c9cdd4') +
      disc(120, 70, 25, ink) +
      disc(120, 70, 17, '#3d5a80') +
      disc(120, 70, 10, navy) +
      disc(113, 63, 5, '#9cb8e0') +
      disc(126, 76, 2.6, '#9cb8e0'),
    box(150, 54, 16, 10, '#e3ecf2', 2) + disc(78, 70, 4, mustard),
    placed(
      [204, 62],
      1,
      box(-12, -18, 24, 36, mustard, 3),
      box(-12, -6, 24, 8, point),
      box(-8, -24, 16, 6, ink, 2),
    ),
    line('M66 46C40 40 34 70 38 96', '#7a4a35', 5),
  ),
  '첫 롤을 현상하던 날': scene(
    '#8d2434',
    faint(0.6, disc(120, 8, 46, '#d0493f')) +
      shape('M108 0h24l6 14h-36z', '#3a1218') +
      oval(120, 15, 14, 4, '#ffb08a'),
    line('M0 34c70 14 170 14 240 0', '#3a1218', 2.4),
    photo([88, 44], -5, shape('M-13 30l9-13 7 7 5-6 6 12z', '#e98b7a'), disc(6, 12, 3.5, mustard)),
    photo(
      [130, 46],
      4,
      disc(0, 14, 5, '#e98b7a'),
      shape('M-9 30c0-8 4-11 9-11s9 3 9 11z', '#e98b7a'),
    ),
    photo(
      [170, 42],
      -3,
      box(-9, 12, 6, 18, '#e98b7a'),
      box(-1, 8, 6, 22, '#e98b7a'),
      box(7, 16, 5, 14, '#e98b7a'),
    ),
    photo([40, 40], 6, shape('M-13 30c8-10 18-10 27 0z', '#e98b7a'), disc(0, 12, 4, mustard)),
    photo([212, 38], 5, disc(0, 17, 8, '#e98b7a')),
    shape('M0 108h240v20H0z', '#4a1520') +
      shape('M70 98h58l-5 14H75z', '#f1d9c9') +
      shape('M74 101h50l-2 6H76z', '#c0497c'),
    box(146, 88, 16, 24, '#3a1218', 3) +
      box(149, 82, 10, 7, '#d0493f', 2) +
      box(146, 96, 16, 7, mustard),
  ),
  '엘피 바에서 한 면씩': scene(
    '#f0b27a',
    box(0, 104, 240, 24, '#8a4a30'),
    box(60, 24, 120, 84, wood, 7) + box(60, 98, 120, 10, brown, 4),
    disc(108, 62, 34, ink) +
      faint(
        0.5,
        disc(108, 62, 27, '#5d4a4c'),
        disc(108, 62, 25.5, ink),
        disc(108, 62, 20, '#5d4a4c'),
        disc(108, 62, 18.5, ink),
      ),
    disc(108, 62, 11, point) + disc(108, 62, 2.4, cream),
    disc(162, 38, 8, '#e9d3b0') +
      line('M162 38v30l-20 12', cream, 3.6) +
      box(136, 76, 9, 7, ink, 2),
    disc(162, 88, 5, cream) + box(148, 85, 6, 6, cream, 2),
    turned(
      -10,
      [30, 72],
      box(10, 50, 44, 44, teal, 3),
      disc(32, 72, 13, mustard),
      disc(32, 72, 4, teal),
    ),
    turned(8, [210, 74], box(190, 54, 42, 42, violet, 3), shape('M190 96l20-26 22 26z', rose)),
  ),
  '자정에 같이 듣는 한 곡': scene(
    '#1f2747',
    disc(170, 34, 15, '#fbe6b0') + disc(163, 30, 14, '#1f2747'),
    dots(
      [
        [30, 26],
        [58, 14],
        [90, 30],
        [204, 60],
        [222, 28],
        [44, 58],
        [140, 16],
        [24, 92],
      ],
      1.5,
      '#cfd6f0',
    ),
    shape('M0 110c60-10 180-10 240 0v18H0z', '#141a33'),
    line('M84 78c0-50 72-50 72 0', '#e9edf7', 7),
    box(74, 70, 20, 36, rose, 10) +
      box(146, 70, 20, 36, rose, 10) +
      box(88, 72, 9, 32, '#8d1936', 4) +
      box(143, 72, 9, 32, '#8d1936', 4),
    line('M108 90v-8M116 94V76M124 92V80M132 96V72', mustard, 3.4),
    placed(
      [48, 92],
      1,
      line('M0 0v-20l14-4v18', lilac, 3),
      oval(-4, 0, 5, 4, lilac),
      oval(10, -6, 5, 4, lilac),
    ),
    placed(
      [198, 100],
      0.8,
      line('M0 0v-20l14-4v18', sky, 3),
      oval(-4, 0, 5, 4, sky),
      oval(10, -6, 5, 4, sky),
    ),
  ),
};
