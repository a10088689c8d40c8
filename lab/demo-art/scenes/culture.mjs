import { inks } from '../inks.mjs';
import { box, disc, dots, faint, line, oval, scene, shape } from '../shapes.mjs';
import { stander } from '../things.mjs';

const { paper, mustard, orange, rose, point, violet, sky, blue, navy, mint, teal, brown, ink } =
  inks;

/** Pictures of clubs in: 전시, 디자인. @type {Readonly<Record<string, string>>} */
export const culture = {
  '전시 보고 삼십 분만 이야기해요': scene(
    '#f3dcb2',
    box(0, 102, 240, 26, '#8d5a26'),
    box(0, 100, 240, 3, '#b57a3c'),
    box(18, 34, 34, 44, paper, 2) + box(23, 39, 24, 34, mint) + disc(35, 56, 8, teal),
    box(70, 22, 44, 58, paper, 2) + box(75, 27, 34, 48, '#e9b872') + disc(92, 51, 11, '#c9742f'),
    box(126, 30, 50, 44, paper, 2),
    box(131, 35, 40, 34, sky) + shape('M131 69l14-19 10 11 6-7 10 15z', '#486a84'),
    box(190, 28, 34, 48, paper, 2) + box(195, 33, 24, 38, '#f6c7cf'),
    shape('M195 71c4-16 20-16 24 0z', point),
    stander([112, 114], 0.82, navy, ink) + stander([134, 114], 0.8, point, '#5b3b2a'),
  ),
  '아침 미술관, 사람 없을 때': scene(
    '#fbe3cf',
    disc(178, 40, 17, '#f8b98c'),
    faint(0.7, oval(44, 30, 22, 6, paper), oval(62, 26, 16, 6, paper), oval(206, 62, 20, 5, paper)),
    shape('M60 50 120 20l60 30z', '#efe6da'),
    shape('M78 46 120 26l42 20z', '#d9c9b6'),
    box(58, 50, 124, 7, '#fffaf2', 1),
    ...[66, 88, 140, 162].map(
      (x) => box(x, 57, 11, 43, '#fffaf2') + box(x + 7, 57, 4, 43, '#e4d8c8'),
    ),
    box(107, 62, 26, 38, '#b08163', 2) + box(119.4, 62, 1.6, 38, '#8c5f44'),
    box(52, 100, 136, 6, '#efe6da') + box(44, 106, 152, 6, '#dccdbb'),
    shape('M0 112h240v16H0z', '#a9bd93'),
    disc(28, 96, 16, '#8fae7a') + box(26, 100, 4, 14, brown),
    disc(214, 98, 14, '#7d9f6c') + box(212, 102, 4, 12, brown),
  ),
  '빛을 다루는 전시 함께 보기': scene(
    '#241a38',
    faint(0.9, disc(120, 58, 52, '#3a2558'), disc(120, 58, 40, '#6a2f6e')),
    disc(120, 58, 29, '#c0497c') + disc(120, 58, 19, '#f58a6a') + disc(120, 58, 10, '#ffe2ab'),
    shape('M0 100h240v28H0z', '#170f26'),
    faint(0.5, oval(120, 108, 62, 7, '#c0497c')),
    faint(0.8, box(20, 20, 5, 66, '#58a6c7', 2), box(36, 34, 5, 52, '#3d6f9c', 2)),
    faint(0.8, box(204, 20, 5, 66, '#58a6c7', 2), box(218, 34, 5, 52, '#3d6f9c', 2)),
    stander([98, 116], 0.78, '#120b1f', '#120b1f') +
      stander([146, 116], 0.74, '#120b1f', '#120b1f'),
    disc(98, 83, 4.4, '#120b1f') + disc(146, 85, 4.2, '#120b1f'),
  ),
  '간판 글자 찾아 걷기': scene(
    '#cfe0ea',
    box(10, 30, 54, 98, '#b9cbd6') +
      box(176, 22, 56, 106, '#b9cbd6') +
      box(64, 12, 112, 116, '#e7d6c3'),
    box(74, 24, 44, 34, teal, 4) + line('M84 34h14c0 8-5 13-12 16M106 31v22M106 41h6', paper, 4),
    box(124, 20, 44, 44, mustard, 22) +
      disc(146, 38, 8, '#0000') +
      line('M146 30a8 8 0 1 0 .1 0M135 54h22', '#8a5320', 4),
    box(74, 66, 94, 18, point, 3) +
      line(
        'M96 69h11v6H96zM101.500 75v4M93 80h17M132 69h11v6h-11zM137.500 75v4M129 80h17',
        paper,
        2.2,
      ),
    box(82, 92, 30, 36, '#7a5a44', 2) + box(124, 92, 36, 24, '#f9efdf', 2),
    box(22, 44, 12, 50, rose, 3) +
      dots(
        [
          [28, 54],
          [28, 69],
          [28, 84],
        ],
        3.6,
        paper,
      ),
    box(196, 40, 24, 24, navy, 4) + line('M202 58l6-13 6 13M204.500 53.500h7', paper, 2.6),
    shape('M0 118h240v10H0z', '#8f9aa3') + stander([172, 124], 0.8, blue, ink),
    line('M174 100l7-4', '#f1c8a5', 2.6) + box(180, 92, 8, 6, ink, 1.5),
    disc(42, 112, 8, violet) + disc(54, 114, 6, orange),
  ),
};
