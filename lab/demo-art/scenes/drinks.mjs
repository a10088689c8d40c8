import { inks } from '../inks.mjs';
import { box, disc, dots, line, oval, scene, shape, turned } from '../shapes.mjs';
import { bottle, glass, leaf, steam } from '../things.mjs';

const { paper, mustard, orange, coral, point, forest, bark, ink } = inks;

const BEAN = '#6b4226';

/** @param {readonly [number, number]} at @param {number} degrees @param {string} fill */
const bean = (at, degrees, fill) =>
  turned(
    degrees,
    at,
    oval(at[0], at[1], 7, 5, fill),
    line(`M${at[0] - 5} ${at[1]}c3-2 7 2 10 0`, '#ffffff77', 1.3),
  );

/** Pictures of clubs in: 와인, 커피. @type {Readonly<Record<string, string>>} */
export const drinks = {
  '퇴근 후 내추럴 와인 한 잔': scene(
    '#5b2338',
    disc(120, 64, 50, '#743049'),
    turned(-9, [100, 100], glass([100, 104], 1.3, orange)) +
      turned(9, [142, 100], glass([142, 106], 1.3, '#d9587a')),
    line('M121 20v-9M110 24l-5-7M132 24l5-7', mustard, 2.6),
    disc(188, 34, 5, orange) +
      disc(50, 94, 6, '#d9587a') +
      disc(40, 40, 3.5, '#8d4a60') +
      disc(204, 88, 4, '#8d4a60') +
      disc(178, 104, 3, orange),
  ),
  '치즈 셋, 와인 셋': scene(
    '#e8e3c4',
    shape('M0 94h240v34H0z', '#b98a57') + shape('M0 94h240v4H0z', '#d3a873'),
    bottle([76, 104], 1.05, '#44583c', point) +
      glass([112, 106], 0.95, '#a02645') +
      glass([205, 104], 0.8, '#f0d79a'),
    box(124, 100, 66, 8, '#8a5a2b', 3),
    shape('M130 100V78l44-12c10 4 14 10 14 16v18z', mustard) +
      shape('M130 78l44-12c10 4 14 10 14 16z', '#fbe6b0'),
    dots(
      [
        [142, 90],
        [170, 92],
      ],
      4,
      '#dfa94c',
    ) +
      disc(156, 94, 2.6, '#dfa94c') +
      disc(180, 84, 2.6, '#dfa94c'),
    oval(44, 108, 24, 6, paper) +
      dots(
        [
          [34, 100],
          [42, 96],
          [50, 99],
          [38, 105],
          [46, 105],
          [55, 105],
        ],
        5,
        '#6d4a86',
      ) +
      line('M42 92c2-5 6-6 9-5', forest, 2),
  ),
  '가을 와인 세 병': scene(
    '#d98a5c',
    disc(120, 60, 54, '#e6a878'),
    shape('M0 102h240v26H0z', '#8a4a30'),
    bottle([88, 108], 1.02, '#5d2233', mustard) +
      bottle([120, 110], 1.15, '#3f4a2c', coral) +
      bottle([152, 108], 1.02, '#7a2f1e', orange),
    leaf([50, 52], -30, 1, '#c2402f') +
      leaf([196, 40], 24, 1.1, '#f4cf86') +
      leaf([206, 88], -16, 0.9, '#c2402f') +
      leaf([34, 96], 40, 0.9, '#f4cf86') +
      leaf([66, 24], 12, 0.7, '#8a4a30') +
      leaf([176, 20], 60, 0.6, '#8a4a30'),
  ),
  '원두 다섯 가지 나눠 마시기': scene(
    '#d9c3a9',
    box(0, 96, 240, 32, '#a37b55') + box(0, 96, 240, 4, '#c29b73'),
    ...[
      [68, '#8f5a34'],
      [94, '#7a4826'],
      [120, BEAN],
      [146, '#573320'],
      [172, '#402317'],
    ].map(
      ([x = 0, fill = '']) =>
        shape(`M${Number(x) - 11} 66h22v18a9 9 0 0 1-9 9h-4a9 9 0 0 1-9-9z`, paper) +
        box(Number(x) - 9, 69, 18, 6, String(fill), 3) +
        bean([Number(x), 108], -20, String(fill)),
    ),
    steam([94, 58]) + steam([146, 58]) + steam([120, 54]),
    bean([44, 30], 24, BEAN) +
      bean([200, 26], -30, '#573320') +
      bean([72, 20], -50, '#8f5a34') +
      bean([170, 18], 40, BEAN),
  ),
  '드립 커피 첫 수업': scene(
    '#cfe3dc',
    disc(108, 66, 50, '#e4f1ec'),
    box(0, 106, 240, 22, '#8cb5a6') + box(0, 106, 240, 3, '#a9cabd'),
    shape('M78 66h52l-16 22H94z', paper) +
      box(74, 62, 60, 6, paper, 3) +
      shape('M86 66h36l-10 12H96z', BEAN),
    shape('M92 88h24c2 4 8 8 8 14a6 6 0 0 1-6 6H90a6 6 0 0 1-6-6c0-6 6-10 8-14z', '#eaf4f3') +
      shape('M85 98h38c1 2 1 3 1 4a6 6 0 0 1-6 6H90a6 6 0 0 1-6-6c0-1 0-2 1-4z', '#7a4826'),
    line('M104 79v16', '#7a4826', 2),
    shape('M152 26h30l5 36h-40z', '#46505f') +
      box(155, 20, 24, 7, '#5d6b7d', 3) +
      disc(167, 18, 3, ink),
    line('M150 54c-20 2-18-24-34-20', '#46505f', 5) +
      line('M115 36c-5 6-6 16-6 28', '#9cc4de', 2.6) +
      line('M185 32c14 0 14 22 2 26', bark, 5),
    bean([44, 100], -20, BEAN) + bean([60, 110], 30, '#8f5a34') + bean([200, 100], 12, BEAN),
  ),
};
