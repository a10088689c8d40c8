import { inks } from '../inks.mjs';
import { box, disc, dots, line, oval, placed, scene, shape, turned } from '../shapes.mjs';
import { cup } from '../things.mjs';

const { paper, mustard, coral, point, lilac, violet, blue, mint, teal, forest, wood, brown, bark } =
  inks;

const CLAY = '#c9835c';

/** Pictures of clubs in: 공예, DIY. @type {Readonly<Record<string, string>>} */
export const craft = {
  '작은 접시 하나 빚기': scene(
    '#ead7c6',
    disc(200, 36, 24, '#f3e6da') + box(0, 106, 240, 22, '#a37b5e'),
    box(20, 44, 200, 5, '#8d6a4f', 2),
    oval(44, 42, 16, 3, mint) +
      oval(44, 38, 13, 3, coral) +
      shape('M72 26h22c0 12-4 18-11 18s-11-6-11-18z', blue) +
      shape('M142 44c-8-8-6-20 0-22h8c6 2 8 14 0 22z', teal) +
      shape('M182 28h26c0 10-6 16-13 16s-13-6-13-16z', mustard),
    oval(120, 106, 46, 8, '#6d4a36') + oval(120, 103, 40, 6, '#8d6a4f'),
    shape('M74 82c4 14 22 20 46 20s42-6 46-20z', CLAY) +
      oval(120, 82, 46, 9, '#d99a73') +
      oval(120, 83, 36, 6, '#b5704b'),
    line('M56 96c8-2 14-6 20-12', '#f1c8a5', 9) +
      line('M184 96c-8-2-14-6-20-12', '#f1c8a5', 9) +
      line('M34 108c10-2 16-6 24-12', teal, 13) +
      line('M206 108c-10-2-16-6-24-12', teal, 13),
  ),
  '흙으로 만든 컵 하나': scene(
    '#f4d9c4',
    disc(120, 62, 50, '#f9e8da') + box(0, 104, 240, 24, '#c28f6e'),
    line('M146 48h8a15 15 0 0 1 0 32h-10', CLAY, 8),
    shape('M88 34h62v54a16 16 0 0 1-16 16h-30a16 16 0 0 1-16-16z', CLAY) +
      oval(119, 34, 31, 7, '#e0a47e') +
      oval(119, 35, 25, 5, '#9c5f3f'),
    shape('M88 62c10-6 20 6 31 0s21 6 31 0v16c-10 6-20-6-31 0s-21-6-31 0z', '#f3e2cf') +
      dots(
        [
          [98, 71],
          [112, 70],
          [126, 71],
          [140, 70],
        ],
        2.4,
        blue,
      ),
    placed(
      [44, 104],
      1,
      shape('M-18 0c-2-14 8-22 20-20s18 10 16 20z', '#b5704b'),
      line('M-8-8c4-4 8-5 12-4', '#d99a73', 2),
    ),
    turned(
      28,
      [200, 84],
      box(197, 54, 6, 52, wood, 3),
      line('M200 54c-9-6-9-18 0-22 9 4 9 16 0 22', '#8d6a4f', 2.6),
    ),
    disc(56, 34, 3, CLAY) + disc(188, 28, 4, '#e0a47e') + disc(66, 22, 2, '#e0a47e'),
  ),
  '작은 선반 하나 만들기': scene(
    '#d5e2d9',
    disc(42, 36, 26, '#e4ede7'),
    box(0, 112, 240, 16, '#9bb3a3'),
    box(68, 22, 8, 90, wood) +
      box(152, 22, 8, 90, wood) +
      box(64, 18, 100, 8, '#d9a566', 2) +
      box(72, 56, 84, 7, '#d9a566', 1) +
      box(72, 92, 84, 7, '#d9a566', 1),
    box(82, 34, 8, 22, point, 1) +
      box(91, 30, 9, 26, mustard, 1) +
      box(101, 36, 7, 20, blue, 1) +
      turned(14, [116, 46], box(112, 32, 8, 24, teal, 1)),
    placed(
      [136, 56],
      0.6,
      shape('M-10-16h20l-3 16H-7z', coral),
      shape(
        'M0-16c-10-8-10-20-4-26 6 6 8 16 4 26zM0-16c8-6 14-8 18-6-2 6-10 8-18 6zM0-16c-8-6-14-8-18-6 2 6 10 8 18 6z',
        forest,
      ),
    ),
    cup([100, 91], 0.65, paper, brown) +
      box(122, 80, 26, 12, violet, 2) +
      box(122, 72, 22, 8, lilac, 2),
    turned(
      -34,
      [198, 76],
      box(195, 54, 7, 56, wood, 3),
      shape('M182 44h30c4 0 6 3 6 6v6h-36z', '#46505f'),
      shape('M182 44l-10 5v3l10 4z', '#46505f'),
    ),
    turned(
      16,
      [38, 96],
      box(12, 90, 54, 9, mustard, 2),
      line('M20 90v4M28 90v5M36 90v4M44 90v5M52 90v4', bark, 1.4),
    ),
    dots(
      [
        [186, 108],
        [206, 110],
      ],
      2.4,
      '#5d6b7d',
    ) + line('M186 108h6M206 110h6', '#5d6b7d', 1.6),
  ),
};
