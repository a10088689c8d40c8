import { inks } from '../inks.mjs';
import { box, disc, dots, faint, line, oval, placed, scene, shape, turned } from '../shapes.mjs';
import { stander, tree } from '../things.mjs';

const {
  cream,
  paper,
  mustard,
  orange,
  coral,
  rose,
  point,
  navy,
  teal,
  green,
  wood,
  brown,
  bark,
  ink,
} = inks;

/** Pictures of clubs in: 피크닉. @type {Readonly<Record<string, string>>} */
export const picnics = {
  '아침 한강 따라 천천히 걷기': scene(
    '#fbd9bb',
    disc(142, 58, 24, '#f58a6a'),
    ...[
      [22, 44, 14],
      [40, 34, 12],
      [56, 50, 16],
      [78, 40, 10],
      [178, 40, 12],
      [194, 30, 10],
      [208, 48, 18],
    ].map(([x = 0, y = 0, w = 0]) => box(x, y, w, 72 - y, '#4e5f7d')),
    box(0, 70, 240, 58, '#86a9c9') + box(0, 70, 240, 6, '#a9c4db'),
    line('M120 82h44M128 90h28M134 98h16', '#f7b79c', 3.4) +
      line('M30 84h22M186 86h26', '#a9c4db', 3),
    shape('M0 104c60-12 110-6 240 2v22H0z', '#5d7f63') +
      shape('M0 116c70-10 130-4 240 0v7c-110-6-170-8-240 2z', '#e9d9b5'),
    stander([92, 119], 0.78, point, navy) + stander([108, 119], 0.74, mustard, bark),
    tree([206, 114], 1.1, '#7da06c') + tree([36, 112], 0.9, '#6d9060'),
  ),
  '서울숲 도시락 소풍': scene(
    '#a9cc8d',
    disc(28, 30, 20, '#9abf7d') + disc(212, 102, 22, '#9abf7d'),
    turned(
      -7,
      [120, 66],
      box(58, 16, 124, 100, paper, 5),
      faint(
        0.55,
        ...[64, 88, 112, 136, 160].map((x) => box(x, 16, 12, 100, rose)),
        ...[22, 46, 70, 94].map((y) => box(58, y, 124, 12, rose)),
      ),
    ),
    box(76, 34, 50, 36, bark, 5) +
      box(79, 37, 20, 30, paper, 3) +
      box(102, 37, 21, 13, '#f0c76f', 3) +
      box(102, 53, 21, 14, green, 3) +
      disc(89, 52, 4.5, point) +
      dots(
        [
          [107, 60],
          [113, 57],
          [118, 61],
        ],
        2.6,
        coral,
      ),
    disc(152, 46, 17, cream) +
      [
        [146, 42],
        [158, 42],
        [146, 54],
        [158, 52],
        [152, 47],
      ]
        .map(
          ([x = 0, y = 0]) => disc(x, y, 5, ink) + disc(x, y, 3.4, paper) + disc(x, y, 1.6, orange),
        )
        .join(''),
    disc(98, 94, 13, cream) +
      dots(
        [
          [93, 92],
          [102, 92],
          [97, 99],
        ],
        5,
        orange,
      ) +
      turned(
        30,
        [152, 92],
        box(136, 84, 32, 15, wood, 7),
        line('M144 86v11M152 86v11M160 86v11', '#a36a35', 2),
      ),
    dots(
      [
        [30, 84],
        [44, 100],
        [206, 28],
        [220, 44],
      ],
      3,
      paper,
    ) +
      dots(
        [
          [30, 84],
          [44, 100],
          [206, 28],
          [220, 44],
        ],
        1.2,
        mustard,
      ),
  ),
  '뚝섬 돗자리 모임': scene(
    '#bfe3ee',
    disc(196, 30, 15, '#fff3cf') +
      faint(0.9, oval(46, 26, 24, 6, paper), oval(30, 21, 14, 5, paper)),
    box(0, 66, 240, 20, '#7fb3cf') + line('M40 74h20M150 78h26M96 72h14', '#bfe3ee', 2.4),
    shape('M0 84c70-10 170-10 240 0v44H0z', '#93bd78'),
    shape('M66 98h112l16 22H50z', mustard) +
      shape('M82 98h14l-6 22H74zM114 98h14v22h-14zM146 98h14l10 22h-16z', coral),
    placed(
      [98, 112],
      0.95,
      shape('M-12 0c0-16 4-22 12-22s12 6 12 22z', teal),
      disc(0, -28, 7, '#f1c8a5'),
      shape('M-7-28a7 7 0 0 1 14 0c-4-2-10-2-14 0z', ink),
    ),
    placed(
      [130, 110],
      0.95,
      shape('M-12 0c0-16 4-22 12-22s12 6 12 22z', rose),
      disc(0, -28, 7, '#f1c8a5'),
      shape('M-8-22c-3-16 19-16 16 0-2-8-14-8-16 0z', bark),
    ),
    placed(
      [156, 116],
      1,
      line('M-9-12c0-12 18-12 18 0', brown, 2.6),
      shape('M-13-13h26l-3 13h-20z', wood),
      line('M-10-7h20', brown, 1.6),
    ),
    turned(
      18,
      [120, 30],
      shape('M120 12l14 18-14 22-14-22z', point),
      shape('M120 12l14 18h-28z', orange),
    ) + line('M113 51c-4 14 2 26 2 42', paper, 1.4),
    tree([30, 112], 1.3, '#6d9b5c') + tree([216, 108], 1.1, '#7dab68'),
  ),
};
