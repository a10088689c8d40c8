import { inks } from '../inks.mjs';
import { box, disc, dots, faint, line, oval, placed, scene, shape, turned } from '../shapes.mjs';

const {
  cream,
  paper,
  mustard,
  orange,
  coral,
  rose,
  point,
  violet,
  sky,
  navy,
  mint,
  teal,
  brown,
  bark,
  ink,
} = inks;

/** @param {readonly [number, number]} at @param {number} scale @param {string} fill */
const pawn = (at, scale, fill) =>
  placed(
    at,
    scale,
    disc(0, -25, 7, fill),
    shape('M0-23c7 5 10 13 11 21h-22c1-8 4-16 11-21z', fill),
    box(-12, -4, 24, 5, fill, 2.5),
  );

/** @param {readonly [number, number]} at @param {number} scale @param {string} fill */
const meeple = (at, scale, fill) =>
  placed(
    at,
    scale,
    disc(0, -34, 8, fill),
    shape(
      'M-6-28H6c4 4 14 5 16 9 1 4-8 5-12 5 2 6 6 10 7 14H4l-4-8-4 8h-13c1-4 5-8 7-14-4 0-13-1-12-5 2-4 12-5 16-9z',
      fill,
    ),
  );

/** Pictures of clubs in: 보드게임, 방탈출, VR. @type {Readonly<Record<string, string>>} */
export const games = {
  '처음 만나는 보드게임 밤': scene(
    '#dcd2ee',
    disc(36, 98, 28, '#e8e1f5') + disc(206, 30, 26, '#e8e1f5'),
    turned(
      -8,
      [98, 68],
      box(62, 32, 74, 74, '#fdfaf3', 9),
      ...[
        [69, 39, rose],
        [90, 39, mustard],
        [111, 39, mint],
        [69, 60, sky],
        [111, 60, rose],
        [69, 81, mustard],
        [90, 81, mint],
        [111, 81, sky],
      ].map(([x, y, fill]) => box(Number(x), Number(y), 18, 18, String(fill), 4)),
    ),
    turned(
      12,
      [160, 82],
      box(144, 66, 32, 32, point, 7),
      dots(
        [
          [152, 74],
          [168, 90],
          [160, 82],
        ],
        3.2,
        paper,
      ),
    ),
    pawn([156, 54], 0.9, violet) + pawn([46, 74], 0.8, teal) + pawn([204, 96], 0.8, orange),
    turned(-14, [206, 52], box(194, 36, 22, 30, paper, 3), disc(205, 51, 6, rose)),
  ),
  '협력 게임만 하는 밤': scene(
    '#24504c',
    disc(120, 66, 54, '#2f6a63'),
    oval(120, 104, 66, 8, '#1b3f3c'),
    meeple([92, 104], 1.05, rose) +
      meeple([150, 104], 1.05, sky) +
      meeple([121, 100], 1.35, mustard),
    turned(-16, [52, 56], box(38, 36, 28, 40, cream, 4), disc(52, 56, 8, teal)),
    turned(14, [192, 52], box(178, 32, 28, 40, cream, 4), shape('M192 42l8 10-8 10-8-10z', coral)),
    turned(
      20,
      [204, 98],
      box(194, 88, 20, 20, cream, 5),
      dots(
        [
          [200, 94],
          [208, 102],
          [208, 94],
          [200, 102],
        ],
        2,
        ink,
      ),
    ),
    disc(36, 100, 6, orange) + disc(26, 108, 6, mint) + disc(46, 110, 6, violet),
    line('M104 30l-4-7M121 26v-9M138 30l4-7', mustard, 2.6),
  ),
  '겁 많은 사람들의 방탈출': scene(
    '#4a3b6b',
    box(0, 106, 240, 22, '#2f2548') +
      faint(0.5, box(14, 16, 44, 34, '#5c4b82', 3), box(182, 16, 44, 34, '#5c4b82', 3)),
    box(80, 14, 80, 94, '#2a2040', 6) + box(86, 20, 68, 88, brown, 4),
    box(93, 28, 24, 30, '#a97338', 3) +
      box(123, 28, 24, 30, '#a97338', 3) +
      box(93, 66, 24, 36, '#a97338', 3) +
      box(123, 66, 24, 36, '#a97338', 3),
    disc(120, 62, 15, mustard) + disc(120, 58, 4.5, ink) + shape('M118 59h4l2.500 11h-9z', ink),
    turned(
      -24,
      [188, 84],
      disc(178, 84, 12, mustard),
      disc(178, 84, 5, '#4a3b6b'),
      box(188, 81, 34, 6, mustard, 3),
      box(208, 85, 5, 9, mustard, 2),
      box(216, 85, 5, 7, mustard, 2),
    ),
    box(24, 82, 36, 26, '#a97338', 3) + box(24, 90, 36, 4, bark) + box(38, 86, 8, 11, mustard, 2),
    line('M33 33c0-9 14-9 14 0 0 6-7 5-7 11M40 50v.2', cream, 3.6),
    dots(
      [
        [196, 27],
        [212, 27],
        [204, 39],
      ],
      3.2,
      rose,
    ),
  ),
  '브이알 게임 한 판만': scene(
    '#2a2f6b',
    faint(
      0.45,
      line(
        'M0 104h240M0 116h240M120 92 60 128M120 92l60 36M120 92 0 122M120 92l120 30',
        '#7d6be0',
        1.6,
      ),
    ),
    disc(120, 66, 44, '#3a3f8c'),
    shape('M82 128c2-22 16-30 38-30s36 8 38 30z', coral) + box(110, 86, 20, 18, '#e9b891', 8),
    disc(120, 62, 28, '#f1c8a5') +
      shape('M91 58c-2-26 14-36 30-36s31 10 28 36c-6-12-50-12-58 0z', ink),
    box(86, 50, 68, 6, '#46505f', 3) +
      box(90, 46, 60, 28, paper, 11) +
      box(96, 51, 48, 17, navy, 8) +
      line('M103 60c8-6 14-6 20 0', '#58c7d9', 2.6) +
      disc(135, 58, 3, rose),
    line('M113 80c4 5 10 5 14 0', ink, 2.4),
    turned(
      -12,
      [48, 52],
      shape('M36 40h24l-4 24H40z', '#58c7d9'),
      shape('M36 40l12-8 12 8-12 6z', '#a7e6ee'),
    ),
    disc(196, 40, 11, mustard) +
      oval(196, 40, 19, 4, '#f0a35c') +
      shape('M198 76l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z', rose),
    dots(
      [
        [30, 24],
        [74, 20],
        [170, 18],
        [220, 70],
        [26, 84],
      ],
      1.8,
      cream,
    ),
  ),
};
