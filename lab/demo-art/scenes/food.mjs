import { inks } from '../inks.mjs';
import { box, disc, dots, faint, line, oval, placed, scene, shape, turned } from '../shapes.mjs';
import { cup, cupFromAbove, steam } from '../things.mjs';

const { cream, paper, mustard, coral, rose, point, sky, blue, teal, green, brown, bark, ink } =
  inks;

/** @param {readonly [number, number]} at @param {string} wall @param {string} awning */
const shop = (at, wall, awning) =>
  placed(
    at,
    0.92,
    box(-28, -62, 56, 62, wall, 3),
    box(-32, -66, 64, 7, bark, 2),
    box(-22, -36, 26, 26, '#dff0f2', 2),
    box(-10, -36, 2, 26, wall),
    box(10, -38, 13, 38, bark, 2),
    disc(20, -18, 1.3, mustard),
    shape('M-31-54h62l4 14h-70z', awning),
    ...[-27, -9, 9].map((x) => shape(`M${x}-54h9l1 14h-10z`, paper)),
    box(-18, -16, 18, 3, awning, 1.5),
  );

/** Pictures of clubs in: 맛집투어, 카페, 디저트. @type {Readonly<Record<string, string>>} */
export const food = {
  '을지로 노포 세 집': scene(
    '#5a3a34',
    box(0, 96, 240, 32, '#8f5b3c') + box(0, 96, 240, 4, '#b0764d'),
    faint(0.9, line('M0 16c40 16 80 16 120 0 40 16 80 16 120 0', '#3a231f', 2)),
    dots(
      [
        [30, 30],
        [72, 32],
        [168, 32],
        [210, 30],
      ],
      10,
      coral,
    ) +
      dots(
        [
          [30, 30],
          [72, 32],
          [168, 32],
          [210, 30],
        ],
        5,
        mustard,
      ),
    steam([110, 52], '#f7e3d2') + steam([134, 48], '#f7e3d2'),
    box(66, 66, 10, 6, ink, 3) + box(164, 66, 10, 6, ink, 3),
    shape('M72 66h96c0 24-14 36-48 36S72 90 72 66z', ink) +
      oval(120, 66, 48, 11, '#2a1d1f') +
      oval(120, 66, 42, 8.5, '#d9502f'),
    oval(104, 65, 10, 4, cream) +
      oval(130, 68, 11, 4, cream) +
      oval(140, 63, 7, 3, '#f0c76f') +
      line('M112 62l10 4M90 66l6 3M120 71l8 1', green, 2.6),
    oval(44, 104, 20, 6, cream) +
      oval(44, 102, 14, 4, '#e6d6bd') +
      oval(198, 106, 20, 6, cream) +
      oval(198, 104, 14, 4, green),
    line('M176 92l34-14M178 96l34-14', mustard, 2.4),
  ),
  '종로 만둣집 두 곳': scene(
    '#f0d2b0',
    disc(34, 34, 26, '#f6e0c6') + disc(206, 94, 27, '#f6e0c6'),
    disc(120, 66, 52, '#b98048') + disc(120, 66, 47, '#d9a566') + disc(120, 66, 42, '#f3e2c0'),
    ...[
      [120, 42],
      [98, 56],
      [142, 56],
      [106, 82],
      [134, 82],
      [120, 64],
    ].map(
      ([x = 0, y = 0]) =>
        disc(x, y + 1, 12, '#e9dcc8') +
        disc(x, y, 11, paper) +
        line(
          `M${x - 5} ${y - 2}c2 3 8 3 10 0M${x} ${y - 6}v5M${x - 4} ${y - 5}l2 4M${x + 4} ${y - 5}l-2 4`,
          '#d8c6ac',
          1.5,
        ),
    ),
    disc(196, 36, 17, paper) +
      disc(196, 36, 12, '#5b2b1c') +
      disc(200, 32, 2, coral) +
      disc(193, 40, 1.6, green),
    turned(30, [38, 88], box(18, 84, 54, 3.4, bark, 1.5), box(18, 91, 54, 3.4, bark, 1.5)),
  ),
  '연희동 카페 두 곳만': scene(
    '#f9e2b4',
    disc(120, 30, 17, '#fff3d6') +
      faint(0.8, oval(36, 28, 22, 6, paper), oval(206, 34, 22, 6, paper)),
    shape('M0 84c60-20 180-20 240 0v44H0z', '#e3c98c'),
    shop([87, 108], '#f6ead6', point) + shop([153, 108], '#cfe3dc', teal),
    box(0, 106, 240, 22, '#c9a877') + line('M0 117h240', '#dcc096', 2),
    disc(34, 88, 16, '#8fae7a') +
      box(32, 92, 4, 16, brown) +
      disc(214, 86, 17, '#7d9f6c') +
      box(212, 90, 4, 18, brown),
    placed(
      [121, 110],
      1,
      box(-10, -16, 20, 2.6, ink, 1),
      box(-1, -15, 2, 15, ink),
      cup([0, -17], 0.3),
    ),
  ),
  '오후 네 시, 조용한 카페': scene(
    '#f4cf86',
    disc(36, 42, 30, '#f9e2b4') + disc(206, 92, 30, '#f9e2b4'),
    disc(100, 66, 38, cream) + disc(100, 66, 29, '#f6ead0'),
    disc(91, 61, 12, '#d08f34') +
      disc(109, 72, 12, '#b9762a') +
      disc(91, 61, 4, '#f6ead0') +
      dots(
        [
          [105, 68],
          [112, 71],
          [107, 77],
        ],
        1.8,
        '#7c4a18',
      ),
    cupFromAbove([156, 44], 1.05, '#8a5a2b') + faint(0.8, oval(154, 43, 4, 2.6, '#d9b27a')),
    turned(
      12,
      [164, 96],
      box(146, 82, 38, 28, blue, 3),
      box(149, 82, 3, 28, '#2b4260'),
      box(158, 89, 18, 3, mustard, 1.5),
      box(158, 95, 12, 3, mustard, 1.5),
    ),
    turned(-28, [44, 96], box(30, 94, 34, 4, '#e0ad52', 2), oval(28, 96, 7, 5, '#e0ad52')),
  ),
  '케이크 네 조각 나눠 먹기': scene(
    '#fbd9df',
    disc(40, 30, 22, '#fde9ec') + disc(206, 100, 30, '#fde9ec'),
    oval(120, 104, 62, 10, paper) + oval(120, 102, 46, 6, '#f3dfe2'),
    shape('M78 100V66l84-8v42z', '#f3c98b') +
      shape('M78 66l84-8v10l-84 8z', paper) +
      shape('M78 82l84-5v6l-84 5z', rose) +
      shape('M78 66c20-22 60-26 84-8z', '#fff6f2'),
    shape('M112 48c0-8 8-11 13-7 6-2 10 5 5 11-4 5-8 7-9 8-3-1-9-5-9-12z', point) +
      shape('M116 42c2-5 8-6 10-2-3 0-6 1-10 2z', green) +
      dots(
        [
          [118, 50],
          [124, 48],
          [122, 54],
        ],
        0.9,
        mustard,
      ),
    dots(
      [
        [92, 63],
        [104, 60],
        [140, 58],
        [152, 57],
      ],
      2.2,
      coral,
    ),
    turned(
      -24,
      [188, 80],
      box(186, 58, 4, 46, '#c9a5ad', 2),
      box(182, 40, 3, 18, '#c9a5ad', 1.5),
      box(186.5, 40, 3, 18, '#c9a5ad', 1.5),
      box(191, 40, 3, 18, '#c9a5ad', 1.5),
    ),
    cup([48, 104], 0.9, '#8fb7c9', '#7a4826') +
      disc(70, 34, 2.6, rose) +
      disc(176, 26, 2.6, sky) +
      disc(150, 20, 2, mustard),
  ),
};
