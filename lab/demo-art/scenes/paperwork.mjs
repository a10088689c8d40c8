import { inks } from '../inks.mjs';
import { box, disc, dots, faint, line, oval, placed, scene, shape, turned } from '../shapes.mjs';
import { cup, leaf, pencil, sheet } from '../things.mjs';

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
  blue,
  navy,
  mint,
  teal,
  green,
  wood,
  brown,
  bark,
  ink,
} = inks;

/** Pictures of clubs in: 글쓰기, 드로잉, 영상편집. @type {Readonly<Record<string, string>>} */
export const paperwork = {
  '손으로 편지 쓰는 저녁': scene(
    '#f6e3d3',
    disc(30, 28, 26, '#faeee3') + disc(208, 100, 25, '#faeee3'),
    turned(
      -6,
      [104, 66],
      sheet([66, 20], 76, 88, '#d9b9a0', 7),
      box(122, 26, 14, 17, rose, 2),
      box(125, 29, 8, 11, '#f6c7cf', 1),
    ),
    pencil([140, 96], 38, blue),
    turned(
      8,
      [48, 96],
      box(20, 82, 48, 32, paper, 3),
      line('M21 84l23 17 23-17', '#e3c9b4', 2),
      disc(44, 100, 5, point),
    ),
    turned(
      -10,
      [206, 40],
      box(188, 24, 36, 26, '#e9c9b0', 3),
      line('M189 26l17 12 17-12', paper, 2),
    ),
  ),
  '한 시간, 한 페이지 쓰기': scene(
    '#cddfd6',
    disc(200, 34, 26, '#dfece5') + box(0, 104, 240, 24, '#8fb3a3'),
    box(88, 10, 64, 54, paper, 2) + line('M97 20h44M97 28h36M97 36h46M97 44h22', '#b7cfc3', 2.6),
    box(66, 52, 108, 10, ink, 5) + disc(64, 57, 7, '#46505f') + disc(176, 57, 7, '#46505f'),
    shape('M74 58h92l14 46a6 6 0 0 1-6 6H66a6 6 0 0 1-6-6z', teal) +
      box(84, 62, 72, 9, '#2b5a51', 3),
    ...[0, 1, 2].map((row) =>
      Array.from({ length: 8 - (row === 2 ? 2 : 0) }, (_, i) =>
        disc(
          84 - row * 2 + (row === 2 ? 12 : 0) + i * (10.3 + row * 0.5),
          78 + row * 9,
          3.2,
          cream,
        ),
      ).join(''),
    ),
    box(100, 102, 40, 4.5, cream, 2.2),
    cup([38, 108], 0.85, coral, '#6b4226') +
      turned(
        -16,
        [204, 100],
        box(186, 88, 36, 24, mustard, 3),
        line('M192 95h22M192 101h14', '#c99b4a', 2),
      ),
  ),
  '각자 그리는 저녁': scene(
    '#f3e6cf',
    disc(196, 32, 20, '#f9d99c') + box(0, 108, 240, 20, '#c9a877'),
    line('M88 120 108 20M152 120 132 20M120 96v28', brown, 4.5),
    box(74, 22, 92, 70, paper, 3) + box(70, 90, 100, 6, wood, 2),
    oval(120, 80, 34, 4, '#e7ddd0') +
      shape(
        'M104 78c-11-4-12-18-4-23 2-6 4-12 8-12s5 6 8 11c9 5 8 20-3 24-3 1-6 1-9 0z',
        '#b9c86a',
      ) +
      line('M108 43c0-4 2-6 5-7', bark, 2),
    disc(134, 68, 11, coral) +
      line('M134 58c0-3 2-5 4-5', bark, 2) +
      shape('M136 55c4-4 8-3 9-1-3 3-6 3-9 1z', green) +
      faint(0.5, disc(130, 64, 3, paper)),
    placed(
      [198, 112],
      1,
      box(-11, -20, 22, 22, teal, 3),
      line('M-6-20l-4-22M0-20v-28M6-20l5-22', wood, 3),
      shape('M-13-42l5-1-3-9zM-2-48h4l-2-9zM9-43l5 1 1-10z', point),
    ),
    placed(
      [40, 106],
      1,
      oval(0, 0, 24, 9, brown),
      dots(
        [
          [-13, -2],
          [-4, -4],
          [6, -4],
        ],
        3,
        rose,
      ),
      disc(14, -1, 3, blue),
      disc(-6, 4, 3, mustard),
      oval(6, 4, 4, 2, '#f3e6cf'),
    ),
  ),
  '나뭇잎 그리는 오후': scene(
    '#fdf1dc',
    box(52, 14, 136, 104, paper, 4),
    leaf([98, 56], -22, 2.3, '#d96a3b') +
      leaf([144, 52], 26, 1.9, '#e9a83c') +
      leaf([122, 92], 4, 1.5, '#8fa357') +
      leaf([162, 94], -34, 1.1, '#b8433a') +
      leaf([76, 98], 40, 1.1, '#e9a83c'),
    placed(
      [28, 76],
      1,
      box(-17, -40, 34, 84, '#e9dcc6', 5),
      dots(
        [
          [0, -28],
          [0, -8],
          [0, 12],
          [0, 32],
        ],
        8,
        '#fff',
      ),
      disc(0, -28, 6.5, '#d96a3b'),
      disc(0, -8, 6.5, '#e9a83c'),
      disc(0, 12, 6.5, '#8fa357'),
      disc(0, 32, 6.5, '#b8433a'),
    ),
    turned(
      22,
      [206, 60],
      box(203, 30, 6, 72, blue, 3),
      box(202, 18, 8, 14, '#c9cdd4', 1),
      shape('M202 18c0-8 4-8 4-14 2 6 4 6 4 14z', '#d96a3b'),
    ),
    disc(214, 106, 13, sky) + disc(214, 106, 9.5, '#c3d6ee'),
  ),
  '여행 영상 일 분으로 줄이기': scene(
    '#c9d8ea',
    box(0, 112, 240, 16, '#93aac6') + box(50, 108, 140, 7, '#5d6b88', 3),
    box(62, 14, 116, 94, '#2a3147', 7) + box(68, 20, 104, 50, sky, 3),
    shape('M68 70V58l26-20 20 17 14-11 44 26z', teal) +
      disc(152, 34, 8, '#fff3cf') +
      shape('M112 36l20 10-20 10z', paper),
    box(68, 75, 104, 8, '#3b4563', 2) +
      box(68, 75, 34, 8, rose, 2) +
      box(104, 75, 22, 8, mustard, 2) +
      box(128, 75, 30, 8, mint, 2),
    box(68, 86, 104, 8, '#3b4563', 2) +
      box(76, 86, 46, 8, violet, 2) +
      box(126, 86, 26, 8, orange, 2),
    box(68, 97, 104, 6, '#3b4563', 2) +
      line(
        'M72 100h2M78 99v2M83 98v4M88 99v2M93 97.500v5M98 99v2M103 98v4M108 99.500v1M113 98v4M118 99v2M123 97.500v5M128 99v2',
        '#7f93c2',
        1.6,
      ),
    line('M110 73v32', paper, 2) + disc(110, 73, 3, paper),
    turned(
      -10,
      [30, 70],
      box(12, 56, 34, 26, ink, 3),
      shape('M12 56l-1-8 34-7 2 7z', ink),
      line('M18 54l5-6M28 52l5-6M38 50l4-6', paper, 2.6),
    ),
    turned(
      12,
      [210, 84],
      box(196, 62, 28, 46, navy, 5),
      box(199, 67, 22, 34, coral, 2),
      disc(210, 84, 6, mustard),
    ),
  ),
};
