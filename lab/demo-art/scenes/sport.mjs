import { inks } from '../inks.mjs';
import { box, disc, dots, faint, line, oval, scene, shape, turned } from '../shapes.mjs';
import { pine, stander, tree } from '../things.mjs';

const {
  paper,
  mustard,
  orange,
  coral,
  rose,
  point,
  violet,
  sky,
  blue,
  navy,
  mint,
  teal,
  green,
  forest,
  bark,
  ink,
} = inks;

const SKIN = '#f1c8a5';

/** Pictures of clubs in: 운동/액티비티. @type {Readonly<Record<string, string>>} */
export const sport = {
  '성수에서 볼더링 처음 해 보는 사람들': scene(
    '#d3e3c0',
    disc(164, 44, 14, '#fbf0d0'),
    shape('M0 82c36-22 64-18 96-6s84 6 144-18v70H0z', '#b9d0a2'),
    shape('M120 40l62 72H58z', '#7d9f6c') + shape('M120 40l17 20-9 5-8-5-9 6-8-6z', '#f7f4e6'),
    line('M120 41V24', '#f7f4e6', 2) + shape('M120 23l15 5-15 5.500z', point),
    shape('M0 104c40-10 90-2 124 2s76 2 116-7v29H0z', '#45653f'),
    pine([38, 112], 0.6) +
      pine([56, 116], 0.45, '#5d7f53') +
      pine([204, 112], 0.55) +
      pine([188, 116], 0.4, '#5d7f53'),
  ),
  '볼더링 첫날 모임': scene(
    '#e7ddd0',
    shape('M0 0h84L58 128H0z', '#d8cab8') + shape('M176 0h64v128h-38z', '#d8cab8'),
    disc(38, 34, 8, rose) +
      oval(70, 70, 11, 8, teal) +
      oval(96, 24, 12, 8, orange) +
      disc(30, 88, 7, mustard),
    disc(150, 22, 7, violet) +
      oval(184, 52, 11, 8, point) +
      disc(212, 30, 7, blue) +
      oval(206, 96, 12, 8, teal),
    disc(90, 104, 8, violet) +
      oval(160, 100, 10, 7, mustard) +
      disc(62, 112, 5, blue) +
      disc(140, 60, 5, rose),
    line('M126 72 145 60M116 72 97 30', SKIN, 5),
    line('M116 92l-24 12M124 92l18 10 16-3', navy, 7),
    box(109, 64, 22, 32, coral, 10) +
      disc(122, 55, 8.5, SKIN) +
      shape('M113 55a9 9 0 0 1 18-1c-4-3-12-4-18 1z', ink),
    disc(92, 104, 4, ink) + disc(158, 99, 4, ink),
    box(124, 84, 9, 10, mustard, 3),
  ),
  '인왕산 두 시간 코스': scene(
    '#bfe0ea',
    disc(70, 30, 13, '#fff3cf') +
      faint(0.8, oval(190, 28, 24, 6, paper), oval(170, 23, 16, 6, paper)),
    shape('M0 92 54 50l34 26 42-50 46 46 24-16 40 36v36H0z', '#8fb0b8'),
    shape('M130 26l20 20-12-1-8 8-9-9-9 4z', '#e8f0ee'),
    shape('M0 104c50-30 92-26 128-10s80-2 112-16v50H0z', '#7d9f6c'),
    shape(
      'M102 128c4-12 30-14 26-22s-16-8-6-14c3-2 6-2 10-2-8 6 10 6 12 14s-14 14-12 24z',
      '#e9d9b5',
    ),
    pine([66, 112], 0.8) +
      pine([84, 120], 0.62) +
      pine([174, 108], 0.85) +
      pine([194, 116], 0.6) +
      pine([28, 118], 0.7),
    stander([136, 102], 0.5, point, ink) + stander([148, 106], 0.5, mustard, ink),
  ),
  '북한산 가을 끝자락': scene(
    '#fbd9a8',
    disc(120, 44, 24, '#f9b36a'),
    shape('M0 90 44 46l30 30 22-16 40 34 40-44 64 50v28H0z', '#b5697a'),
    shape('M0 106c40-26 80-22 120-8s84-4 120-16v46H0z', '#8d4a3f'),
    tree([58, 116], 1, '#e0713c') +
      tree([86, 122], 0.8, '#f0a035') +
      tree([166, 118], 1, '#d1493a') +
      tree([190, 124], 0.8, '#f0b24a'),
    tree([26, 122], 0.9, '#d1493a') + tree([218, 118], 1, '#e0713c'),
    shape('M104 128c0-14 12-14 14-24h6c-2 12 16 12 12 24z', '#f1d6a4'),
    dots(
      [
        [108, 66],
        [136, 80],
        [150, 58],
        [92, 84],
      ],
      2.4,
      '#d1493a',
    ) +
      dots(
        [
          [124, 90],
          [70, 66],
          [172, 70],
        ],
        2,
        '#f0a035',
      ),
  ),
  '출근 전 헬스장 메이트': scene(
    '#cfd9ee',
    shape('M0 98h240v30H0z', '#8fa0c4') + shape('M0 98h240v4H0z', '#b5c2de'),
    box(20, 18, 200, 52, '#e4eaf6', 6) +
      faint(0.8, shape('M150 18h26l-34 52h-26zM190 18h10l-34 52h-10z', paper)),
    box(66, 60, 108, 6, '#5d6b88', 3),
    box(76, 34, 12, 58, navy, 5) +
      box(90, 42, 10, 42, point, 5) +
      box(152, 34, 12, 58, navy, 5) +
      box(140, 42, 10, 42, point, 5),
    turned(
      -8,
      [104, 108],
      box(84, 104, 40, 5, '#5d6b88', 2),
      box(80, 97, 10, 19, teal, 4),
      box(118, 97, 10, 19, teal, 4),
    ),
    box(146, 92, 14, 26, sky, 4) + box(149, 86, 8, 8, blue, 2) + box(146, 102, 14, 5, paper),
    disc(44, 106, 14, orange) +
      line('M34 98a14 14 0 0 1 20 18', '#d9873c', 2) +
      disc(200, 110, 9, rose),
  ),
  '필라테스 처음 가는 날': scene(
    '#f7d8d8',
    disc(120, 62, 50, '#fbe9e6'),
    shape('M0 104h240v24H0z', '#e3a9a9'),
    box(62, 100, 118, 7, violet, 3.5),
    line('M90 96 122 92', '#7a5aa6', 9) +
      line('M90 96 84 70', '#7a5aa6', 8) +
      line('M84 70 104 48', '#7a5aa6', 7),
    line('M122 92 146 66', coral, 12) + line('M142 68 116 58 100 52', SKIN, 4.5),
    disc(154, 55, 8, SKIN) +
      shape('M147 52c2-9 15-8 15 2-4-4-10-5-15-2z', ink) +
      disc(163, 51, 4, ink),
    disc(54, 92, 14, mint) + faint(0.5, oval(50, 86, 5, 4, paper)),
    shape(
      'M206 104c-10-16-6-32 0-40 6 8 10 24 0 40zM206 104c4-14 12-22 22-24 0 10-8 20-22 24zM206 104c-4-14-12-22-22-24 0 10 8 20 22 24z',
      teal,
    ),
    shape('M196 98h20l-3 18h-14z', paper),
  ),
  '스크린 골프 초보반': scene(
    '#bfe3dd',
    disc(58, 34, 15, '#fff3cf') +
      faint(0.85, oval(184, 30, 22, 6, paper), oval(200, 25, 14, 5, paper)),
    shape('M0 84c40-22 84-20 120-8s80 6 120-10v62H0z', '#8cc2a0'),
    shape('M0 102c60-22 180-22 240 0v26H0z', '#5fa37c'),
    oval(120, 104, 52, 12, '#7fbf8f') + oval(136, 104, 8, 2.6, '#2f5f48'),
    line('M136 104V40', paper, 2.6) + shape('M137 40l26 9-26 10z', point),
    disc(98, 106, 6.5, paper) +
      dots(
        [
          [96, 104],
          [100, 104.5],
          [98, 108],
        ],
        0.9,
        '#c9d4cf',
      ),
    line('M82 62 92 108', '#5d6b88', 3) + shape('M92 108c-2 5-14 6-16 2 0-4 8-5 14-6z', ink),
    tree([30, 98], 0.9, green) + tree([214, 94], 1, forest) + box(28, 96, 4, 2, bark),
  ),
};
