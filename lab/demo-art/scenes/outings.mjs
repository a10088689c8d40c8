import { inks } from '../inks.mjs';
import { box, disc, faint, line, oval, placed, scene, shape, turned } from '../shapes.mjs';
import { stander, tree } from '../things.mjs';

const { paper, mustard, orange, coral, rose, point, violet, sky, navy, teal, ink } = inks;

/** A car of a roller coaster. @param {readonly [number, number]} at @param {number} degrees @param {string} fill */
const car = (at, degrees, fill) =>
  turned(
    degrees,
    at,
    placed(
      at,
      1,
      line('M-9-13l-4-9M9-13l4-9', '#f1c8a5', 2.2),
      disc(-5, -17, 4, '#f1c8a5'),
      disc(5, -17, 4, '#f1c8a5'),
      shape('M-9.2-17.500a4.200 4.200 0 0 1 8.400 0zM.8-17.500a4.200 4.200 0 0 1 8.400 0z', ink),
      box(-11, -14, 22, 12, fill, 4),
    ),
  );

/** Pictures of clubs in: 복합문화공간, 테마파크. @type {Readonly<Record<string, string>>} */
export const outings = {
  '복합문화공간 하루에 세 곳': scene(
    '#e3dff2',
    faint(0.9, oval(40, 28, 24, 6, paper), oval(204, 24, 26, 6, paper)),
    box(0, 110, 240, 18, '#b3a9cf'),
    box(60, 62, 120, 50, '#f7f4fb', 2) +
      box(72, 38, 74, 26, coral, 2) +
      box(100, 14, 66, 26, violet, 2),
    box(108, 21, 22, 13, mustard, 1) + box(135, 21, 24, 13, '#7a66a6', 1),
    box(80, 45, 16, 13, '#ffd9c9', 1) +
      box(101, 45, 16, 13, '#ffd9c9', 1) +
      box(122, 45, 16, 13, '#ffd9c9', 1),
    box(66, 70, 46, 34, '#cfe6e2', 2) +
      line('M72 98V80M78 98V76M84 98V82', teal, 4) +
      line('M92 98V78M98 98V84', point, 4),
    box(118, 70, 18, 42, '#46505f', 2) + disc(132, 92, 1.5, mustard),
    box(142, 70, 32, 34, '#fbefc9', 2) + disc(158, 86, 9, orange) + disc(158, 86, 4, '#fbefc9'),
    tree([38, 114], 1, '#8fae9a') +
      tree([208, 114], 1.1, '#7fa58d') +
      stander([56, 120], 0.6, navy, ink) +
      stander([192, 120], 0.6, rose, ink),
  ),
  '롤러코스터 세 번 타는 모임': scene(
    '#a9d8ee',
    faint(0.9, oval(60, 24, 22, 6, paper), oval(206, 20, 24, 6, paper)),
    ...[0, 30, 60, 90, 120, 150].map((degrees) =>
      turned(degrees, [66, 66], line('M66 30v72', '#e9f3f8', 2)),
    ),
    `<circle cx="66" cy="66" r="36" fill="none" stroke="${violet}" stroke-width="4"/>` +
      disc(66, 66, 6, violet) +
      line('M66 68 48 112M66 68l18 44', violet, 4),
    ...[
      [66, 30, rose],
      [97, 48, mustard],
      [97, 84, teal],
      [66, 102, coral],
      [35, 84, sky],
      [35, 48, orange],
    ].map(([x, y, fill]) => box(Number(x) - 6, Number(y) - 4, 12, 10, String(fill), 4)),
    line('M92 128V84M116 128V60M140 128V38M164 128V36M188 128V66M212 128V96', '#d9a0a8', 3),
    line('M80 98c34-4 40-64 72-64s34 66 90 70', point, 6) +
      line('M80 106c34-4 40-64 72-64s34 66 90 70', '#8d1936', 2),
    car([135.5, 38], -39, violet) + car([155, 33], 2, teal),
    shape('M0 114h240v14H0z', '#7fb48a'),
  ),
};
