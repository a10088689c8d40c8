import { inks } from '../inks.mjs';
import { box, disc, dots, faint, line, oval, scene, shape, turned } from '../shapes.mjs';

const { paper, mustard, orange, coral, point, sky, blue, teal, green, ink } = inks;

/** Pictures of clubs in: 외국어. @type {Readonly<Record<string, string>>} */
export const languages = {
  '자기 전에 영어로 삼십 분': scene(
    '#fbe3b8',
    disc(34, 100, 30, '#fdeecf') + disc(210, 28, 26, '#fdeecf'),
    shape(
      'M64 20h62a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12H88L72 84V70h-8a12 12 0 0 1-12-12V32a12 12 0 0 1 12-12z',
      blue,
    ),
    line('M72 34v22M88 34v22M72 45h16M102 44v12M102 35v.2', paper, 5) +
      line('M118 34v12M118 56v.2', mustard, 5),
    shape(
      'M118 64h58a12 12 0 0 1 12 12v20a12 12 0 0 1-12 12v12l-15-12h-43a12 12 0 0 1-12-12V76a12 12 0 0 1 12-12z',
      coral,
    ),
    line('M124 86v.2M147 86v.2M170 86v.2', paper, 8),
    disc(204, 84, 6, mustard) +
      disc(40, 34, 5, coral) +
      disc(216, 104, 4, blue) +
      disc(28, 62, 3.5, teal),
  ),
  '일본어 첫걸음, 히라가나부터': scene(
    '#f9dcd8',
    disc(176, 40, 22, '#f2a48f'),
    shape('M0 104 84 52l12-6 12 0 12 6 96 52z', '#8fa5c4') +
      shape('M84 52l12-6h12l12 6 10 6-9 3-8-4-10 7-10-7-8 4-5-6z', paper),
    shape('M0 100c60-10 180-10 240 0v28H0z', '#7d9f8a'),
    box(112, 66, 66, 7, point, 3) +
      shape('M106 56c26 6 52 6 78 0l-2 9c-24 5-50 5-74 0z', '#8d1936') +
      box(122, 62, 8, 50, point) +
      box(160, 62, 8, 50, point) +
      box(116, 80, 58, 5, point, 1) +
      box(120, 108, 12, 5, ink, 1) +
      box(158, 108, 12, 5, ink, 1),
    turned(
      -8,
      [74, 92],
      box(54, 72, 38, 42, paper, 4),
      line(
        'M62 84h22M72 78c-1 12-1 20 2 27M81 87c-2 12-10 18-15 17-5-2-1-10 8-12 9-1 12 5 10 9-1 4-4 5-7 6',
        ink,
        2.6,
      ),
    ),
    ...[
      [24, 30],
      [44, 44],
      [212, 70],
      [60, 22],
      [222, 96],
    ].map(
      ([x = 0, y = 0]) =>
        dots(
          [
            [x - 2.5, y],
            [x + 2.5, y],
            [x, y - 3],
            [x, y + 3],
          ],
          2.4,
          '#f7b3bd',
        ) + disc(x, y, 1.3, mustard),
    ),
  ),
  '영어로 여행 이야기': scene(
    '#bfe0e6',
    faint(
      0.9,
      oval(40, 96, 26, 7, paper),
      oval(206, 92, 26, 7, paper),
      oval(196, 30, 18, 5, paper),
    ),
    disc(116, 70, 42, '#5d9cc4') +
      shape(
        'M92 40c10-8 26-10 34-6 0 8-12 8-14 16s-14 4-18 12c-8-2-10-14-2-22zM128 62c12-6 26-2 29 6 0 14-8 26-18 32-8-6-4-14-10-20s-6-14-1-18zM84 84c8-2 14 4 12 10-2 6 2 8 0 12-8-4-15-12-17-20 1-1 3-2 5-2z',
        '#8fc08a',
      ),
    `<path d="M58 84c4-44 58-72 110-46" fill="none" stroke="${paper}" stroke-width="2.600" stroke-dasharray="1 6" stroke-linecap="round"/>`,
    turned(
      24,
      [170, 38],
      shape('M150 36h26c7 0 11 2 11 3.500S183 43 176 43h-26z', point),
      shape('M166 37 158 22h6l12 15zM166 42l-8 15h6l12-15z', '#8d1936'),
      shape('M152 37l-5-9h4l7 9z', '#8d1936'),
    ),
    turned(
      -8,
      [48, 44],
      box(26, 26, 44, 34, paper, 3),
      box(30, 30, 36, 22, orange, 1),
      shape('M30 52l12-13 9 9 6-5 9 9z', teal),
    ),
    turned(
      10,
      [190, 98],
      box(168, 80, 44, 34, paper, 3),
      box(172, 84, 36, 22, sky, 1),
      disc(198, 91, 4, mustard),
      shape('M172 106c10-10 26-10 36 0z', green),
    ),
  ),
};
