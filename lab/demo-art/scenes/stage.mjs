import { inks } from '../inks.mjs';
import { box, disc, dots, faint, line, oval, scene, shape, turned } from '../shapes.mjs';
import { person, stander } from '../things.mjs';

const { cream, paper, mustard, orange, rose, point, sky, mint, teal, wood, ink } = inks;

/** Pictures of clubs in: 영화, 뮤지컬, 공연. @type {Readonly<Record<string, string>>} */
export const stage = {
  '독립영화 보고 맥주 한 잔': scene(
    '#33415f',
    faint(0.35, shape('M0 20 96 44v44L0 118z', mustard)),
    disc(30, 28, 1.6, cream) + disc(196, 20, 1.6, cream) + disc(220, 44, 1.3, cream),
    turned(
      -6,
      [96, 66],
      shape('M74 48h44l-6 60H80z', paper),
      shape('M83 48h8l2 60h-8zM101 48h8l-4 60h-7z', rose),
    ),
    dots(
      [
        [76, 46],
        [86, 39],
        [97, 43],
        [107, 38],
        [116, 45],
        [92, 33],
        [103, 31],
      ],
      7.5,
      '#fbe6b0',
    ),
    dots(
      [
        [84, 43],
        [100, 36],
        [111, 44],
      ],
      3,
      '#f0c76f',
    ),
    box(134, 46, 34, 62, mustard, 5) +
      line('M168 60h6a7 7 0 0 1 7 7v16a7 7 0 0 1-7 7h-6', cream, 5),
    box(140, 62, 5, 38, '#e7b04f', 2.5) +
      box(149, 62, 5, 38, '#e7b04f', 2.5) +
      box(158, 62, 5, 38, '#e7b04f', 2.5),
    dots(
      [
        [137, 46],
        [147, 41],
        [158, 42],
        [166, 47],
      ],
      8.5,
      paper,
    ) + box(134, 44, 34, 9, paper, 4),
    shape('M0 108h240v20H0z', '#202b44'),
  ),
  '뮤지컬 커튼콜까지 함께': scene(
    '#3f1426',
    faint(0.4, shape('M96 0h14l34 108H62z', mustard), shape('M144 0h-14l-34 108h82z', mustard)),
    shape('M0 98h240v30H0z', wood) + shape('M0 98h240v5H0z', '#dca767'),
    stander([98, 106], 0.95, teal, ink) +
      stander([120, 108], 1.1, mustard, '#5b3b2a') +
      stander([142, 106], 0.95, sky, ink),
    line('M104 76l12-10M136 76l-12-10', '#f1c8a5', 3),
    shape('M0 0h66c2 40-20 78-44 104H0z', point) +
      shape('M240 0h-66c-2 40 20 78 44 104h22z', point),
    line(
      'M20 0c2 40-4 70-14 98M42 0c0 34-10 62-22 84M220 0c-2 40 4 70 14 98M198 0c0 34 10 62 22 84',
      '#8d1936',
      4,
    ),
    shape(
      'M0 0h240v10c-20 14-40 14-60 0-20 14-40 14-60 0-20 14-40 14-60 0-20 14-40 14-60 0z',
      '#a31f3f',
    ),
    line('M0 10c20 14 40 14 60 0 20 14 40 14 60 0 20 14 40 14 60 0 20 14 40 14 60 0', mustard, 2),
  ),
  '낮 공연 끝나고 저녁 산책': scene(
    '#6d5a8f',
    shape('M0 70h240v58H0z', '#8a6a98') + disc(168, 62, 22, '#f5a77f'),
    faint(
      0.9,
      box(14, 52, 26, 60, '#4c3d6e', 2),
      box(44, 66, 22, 46, '#56457a', 2),
      box(196, 48, 30, 64, '#4c3d6e', 2),
    ),
    dots(
      [
        [22, 64],
        [32, 64],
        [22, 78],
        [32, 90],
        [52, 78],
        [206, 62],
        [216, 62],
        [206, 78],
        [216, 92],
      ],
      2.2,
      mustard,
    ),
    shape('M0 108c60-8 160-8 240 0v20H0z', '#33284d'),
    line('M92 112V42c0-10 18-10 18 0', ink, 3.4) + faint(0.35, disc(110, 52, 20, mustard)),
    shape('M103 42h14l4 14h-22z', mustard) + disc(110, 56, 3, paper),
    stander([136, 116], 0.84, rose, ink) + stander([156, 116], 0.88, mint, '#3a2a4c'),
    line('M20 116h24M190 118h30', '#4c3d6e', 3),
  ),
  '홍대 작은 공연장 가는 밤': scene(
    '#2b1f4b',
    faint(0.5, shape('M40 0h16l40 104H20z', '#b04ab0'), shape('M200 0h-16l-40 104h76z', '#3f8fc0')),
    shape('M0 96h240v32H0z', '#1a1230') + oval(120, 98, 70, 7, '#4b3a78'),
    box(22, 62, 26, 36, '#130d24', 3) + disc(35, 72, 6, '#4b3a78') + disc(35, 88, 8, '#4b3a78'),
    box(192, 62, 26, 36, '#130d24', 3) + disc(205, 72, 6, '#4b3a78') + disc(205, 88, 8, '#4b3a78'),
    turned(
      24,
      [120, 62],
      oval(120, 80, 21, 17, orange),
      oval(120, 57, 15, 13, orange),
      disc(120, 68, 7, '#5f3d24'),
      box(116.5, 4, 7, 62, '#5f3d24', 2),
      box(113, -4, 14, 14, '#3a2517', 3),
      box(112, 82, 16, 4, '#5f3d24', 2),
      line('M118.500 8v74M121.500 8v74', cream, 0.8),
    ),
    ...[30, 58, 84, 112, 140, 168, 196, 222].map((x, index) =>
      person([x, 132 + (index % 2) * 3], 1, '#0e091b'),
    ),
    line('M58 112l-7-12M168 112l8-12', '#0e091b', 4),
  ),
};
