import { inks } from '../inks.mjs';
import { box, disc, dots, faint, line, oval, placed, scene, shape, turned } from '../shapes.mjs';
import { cup, pencil, person, steam } from '../things.mjs';

const { cream, paper, mustard, orange, rose, point, violet, blue, mint, teal, green, brown, ink } =
  inks;

/** @param {number} x @param {number} y @param {number} w @param {string} fill */
const lyingBook = (x, y, w, fill) =>
  box(x, y, w, 11, fill, 2) + box(x + w - 8, y + 2.5, 8, 6, cream, 1);

/** Pictures of clubs in: 습관만들기, 챌린지, 스터디. @type {Readonly<Record<string, string>>} */
export const habits = {
  '내일 여섯 시, 일어날 사람': scene(
    '#fbc9a4',
    disc(120, 100, 62, '#fbd9b5') + disc(120, 100, 46, '#fde7c3'),
    line('M40 96H24M52 56 38 46M188 56l14-10M200 96h16M84 26l-6-14M156 26l6-14', '#fff1d6', 4),
    shape('M0 106h240v22H0z', '#c7707c'),
    line('M94 100l-9 12M146 100l9 12', ink, 5) +
      turned(-34, [92, 34], box(80, 28, 24, 12, point, 6)) +
      turned(34, [148, 34], box(136, 28, 24, 12, point, 6)),
    disc(120, 70, 38, teal) +
      disc(120, 70, 31, paper) +
      dots(
        [
          [120, 45],
          [145, 70],
          [95, 70],
          [120, 95],
        ],
        2,
        '#b7cfca',
      ),
    line('M120 70V50M120 70v20', ink, 4) + disc(120, 70, 4, point) + line('M120 30v-5', ink, 4),
  ),
  '삼 주 동안 군것질 안 하기': scene(
    '#d9d2f0',
    disc(34, 96, 30, '#e6e0f6') + disc(208, 34, 25, '#e6e0f6'),
    box(66, 22, 92, 90, paper, 8) +
      shape('M66 42V30a8 8 0 0 1 8-8h76a8 8 0 0 1 8 8v12z', violet) +
      box(84, 15, 5, 14, ink, 2.5) +
      box(135, 15, 5, 14, ink, 2.5),
    ...Array.from({ length: 15 }, (_, i) => {
      const [x, y] = [77 + (i % 5) * 18, 57 + Math.floor(i / 5) * 20];
      return i < 9 ? line(`M${x - 5} ${y}l4 4 7-9`, teal, 3.4) : disc(x, y, 5, '#ece7f7');
    }),
    disc(168, 88, 25, '#d9a566') +
      dots(
        [
          [158, 80],
          [172, 76],
          [180, 90],
          [164, 96],
          [156, 90],
        ],
        3.4,
        '#6b4226',
      ) +
      disc(187, 68, 9, '#d9d2f0') +
      disc(178, 64, 4, '#d9d2f0'),
    line('M148 68l40 40', point, 6),
    turned(
      -18,
      [36, 46],
      box(26, 36, 20, 16, rose, 5),
      shape('M26 44l-9-7v14zM46 44l9-7v14z', '#f2a0b3'),
    ),
  ),
  '한 주 걷기 십만 보': scene(
    '#fde2c4',
    shape('M0 92h240v36H0z', '#f4b98c') +
      line('M10 110h26M60 118h30M150 118h34M204 108h26', '#fbd9b8', 4),
    disc(184, 38, 15, '#f79a6b') +
      faint(0.7, oval(50, 34, 24, 6, paper), oval(36, 29, 14, 5, paper)),
    placed(
      [104, 106],
      1,
      shape('M-38-4c-2-16 0-26 4-28 8 6 16 4 20-2 10 16 22 18 36 20 8 2 10 6 9 12z', point),
      shape('M-39-4h70c2 6-1 9-5 9h-58c-5 0-7-4-7-9z', paper),
      line('M-12-26l8-5M-5-20l8-5M3-15l7-5', paper, 2.6),
      line('M-34-8c12 2 22-2 26-10', '#f6c7cf', 3),
    ),
    placed(
      [140, 74],
      1,
      shape('M-38-4c-2-16 0-26 4-28 8 6 16 4 20-2 10 16 22 18 36 20 8 2 10 6 9 12z', teal),
      shape('M-39-4h70c2 6-1 9-5 9h-58c-5 0-7-4-7-9z', cream),
      line('M-12-26l8-5M-5-20l8-5M3-15l7-5', cream, 2.6),
      line('M-34-8c12 2 22-2 26-10', mint, 3),
    ),
    line('M58 88H44M60 98H38M96 54H82M96 64H76', '#fff6e8', 3),
    dots(
      [
        [206, 74],
        [214, 66],
        [222, 58],
      ],
      2.4,
      mustard,
    ),
  ),
  '화면만 켜 두는 공부방': scene(
    '#2f3a5f',
    dots(
      [
        [26, 24],
        [46, 60],
        [210, 20],
        [222, 66],
        [30, 100],
      ],
      1.6,
      '#cfd6f0',
    ) +
      disc(198, 42, 11, mustard) +
      disc(193, 38, 11, '#2f3a5f'),
    box(66, 22, 108, 74, '#e9edf7', 8),
    box(73, 29, 46, 60, '#f6d9e0', 4) +
      box(122, 29, 45, 28, '#d5ece8', 4) +
      box(122, 61, 45, 28, '#fbefc9', 4),
    person([96, 89], 1.55, violet) +
      person([144, 57], 0.95, teal) +
      person([144, 89], 0.95, '#a5692b'),
    box(86, 80, 20, 9, '#fffdf8', 1) +
      box(138, 51, 12, 6, paper, 1) +
      box(138, 83, 12, 6, paper, 1),
    shape('M52 98h136l-7 10H59z', '#b9c2da'),
    cup([206, 108], 0.6, rose, '#6b4226'),
  ),
  '자격증 공부, 옆에만 있어 줘요': scene(
    '#dbe5cf',
    disc(120, 60, 52, '#e9f0e0') + box(0, 102, 240, 26, '#b08a5f') + box(0, 102, 240, 4, '#c9a577'),
    line('M72 102V66l18-22', '#46505f', 4) +
      oval(72, 103, 16, 4, '#46505f') +
      turned(38, [96, 42], shape('M84 34h24l8 16H76z', point)) +
      faint(0.4, shape('M84 52l34 46H78z', mustard)),
    box(94, 90, 62, 14, paper, 2) +
      shape('M94 92c12-6 24-4 31 2 7-6 19-8 31-2v12H94z', paper) +
      line('M125 94v10M100 95c6-2 12-2 19 1M150 95c-6-2-12-2-19 1', '#c9cdb9', 1.8),
    lyingBook(150, 91, 44, blue) +
      lyingBook(154, 80, 40, mustard) +
      lyingBook(150, 69, 42, teal) +
      lyingBook(158, 58, 32, rose),
    pencil([136, 90], 28, orange),
    `<circle cx="206" cy="40" r="14" fill="${paper}"/>` +
      line('M206 40v-8M206 40l6 4', ink, 2.4) +
      `<circle cx="206" cy="40" r="14" fill="none" stroke="${green}" stroke-width="3"/>`,
    cup([36, 104], 0.85, mint, brown) + steam([36, 80], '#f4f7ee'),
  ),
};
