import { inks } from '../inks.mjs';
import { box, disc, dots, faint, line, oval, placed, scene, shape } from '../shapes.mjs';
import { fire, pine } from '../things.mjs';

const { paper, mustard, orange, point, blue, bark, ink } = inks;

/** @param {number} x @param {number} y */
const wheel = (x, y) => disc(x, y, 10, ink) + disc(x, y, 4.5, '#c9cdd4');

/** Pictures of clubs in: 드라이브, 캠핑. @type {Readonly<Record<string, string>>} */
export const roads = {
  '북악 스카이웨이 드라이브': scene(
    '#f9c9a7',
    disc(168, 48, 24, '#f58a6a'),
    shape('M0 84 50 46l40 28 24-36h32l34 40 60-30v80H0z', '#b98aa6') +
      shape('M0 100c50-26 120-22 240-4v32H0z', '#6f7f9b'),
    box(128, 22, 4, 17, bark) +
      shape('M112 24l18-10 18 10z', '#7a4a55') +
      box(117, 24, 3, 15, bark) +
      box(140, 24, 3, 15, bark),
    shape(
      'M0 128c40-24 80-30 130-30s80-8 110-22v20c-40 14-60 18-104 20-44 2-70 4-90 12z',
      '#46505f',
    ) + line('M36 124c30-14 60-17 96-18M156 104c30-2 52-9 74-17', mustard, 2),
    placed(
      [112, 102],
      1.05,
      shape('M-42 0c-2-12 2-16 12-17 6-13 12-17 26-17 15 0 22 6 28 17 12 1 17 6 16 17z', point),
      shape('M-24-17c4-9 8-12 18-12v12zM-2-29c11 0 15 4 19 12H-2z', '#cfe6f2'),
      disc(36, -8, 2.6, mustard),
      box(-42, -4, 82, 5, '#8d1936', 2),
    ),
    wheel(92, 103) + wheel(134, 102),
    pine([34, 112], 0.7, '#4d6a5c') +
      pine([54, 108], 0.5, '#5d7c6c') +
      pine([214, 74], 0.6, '#4d6a5c'),
  ),
  '하루만 다녀오는 캠핑': scene(
    '#dfeccb',
    disc(64, 34, 14, '#fff3cf') +
      faint(0.9, oval(176, 28, 24, 6, paper), oval(192, 23, 14, 5, paper)),
    shape('M0 84c50-30 90-24 124-8s80-2 116-16v68H0z', '#b4d09a') +
      shape('M0 106c60-16 180-16 240 0v22H0z', '#7da06c'),
    pine([44, 108], 1.05) +
      pine([66, 104], 0.8, '#5d7f53') +
      pine([192, 106], 1.1) +
      pine([214, 110], 0.9, '#5d7f53') +
      pine([24, 112], 0.8, '#5d7f53'),
    shape('M62 112 104 50l42 62z', orange) +
      shape('M104 50l42 62h-26z', '#d9873c') +
      shape('M90 112 104 76l14 36z', '#5f3d24') +
      line('M104 50v-7', bark, 3),
    fire([162, 114], 0.72) +
      placed([182, 118], 1, box(-8, -12, 16, 12, blue, 3), line('M8-9h4v6H8', blue, 2)),
  ),
  '강가에서 하룻밤': scene(
    '#232e55',
    dots(
      [
        [24, 18],
        [50, 34],
        [74, 14],
        [98, 30],
        [124, 12],
        [150, 26],
        [180, 14],
        [206, 32],
        [226, 16],
        [40, 56],
        [196, 54],
        [138, 44],
        [66, 48],
      ],
      1.5,
      '#e9edf7',
    ),
    dots(
      [
        [88, 20],
        [166, 40],
        [214, 48],
      ],
      2.4,
      mustard,
    ) + line('M150 10l-22 12', '#e9edf7', 1.6),
    shape('M0 76 40 54l36 18 50-28 40 24 34-14 40 22v52H0z', '#1a2344'),
    box(0, 84, 240, 22, '#35477d') + line('M20 92h30M92 96h24M180 92h34M140 100h18', '#5d74b0', 2),
    shape('M0 104c70-8 170-8 240 0v24H0z', '#182039'),
    faint(0.4, disc(98, 94, 32, mustard)) +
      shape('M60 114 98 64l38 50z', '#f4cf86') +
      shape('M98 64l38 50h-22z', '#dba85a') +
      shape('M88 114 98 86l10 28z', '#8a5320'),
    placed(
      [160, 114],
      1,
      faint(0.35, disc(0, -10, 18, orange)),
      box(-6, -18, 12, 16, mustard, 3),
      box(-8, -3, 16, 4, bark, 1.5),
      box(-7, -21, 14, 4, bark, 1.5),
      line('M-5-21c0-8 10-8 10 0', bark, 1.6),
    ),
    pine([36, 116], 1, '#111830') +
      pine([206, 116], 1.15, '#111830') +
      pine([222, 118], 0.8, '#111830'),
  ),
};
