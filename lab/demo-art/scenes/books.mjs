import { inks } from '../inks.mjs';
import { box, disc, faint, line, oval, placed, scene, shape, turned } from '../shapes.mjs';
import { cup } from '../things.mjs';

const {
  cream,
  paper,
  mustard,
  coral,
  rose,
  point,
  violet,
  sky,
  blue,
  navy,
  mint,
  teal,
  brown,
  bark,
} = inks;

/** @param {number} x @param {number} y @param {number} w @param {string} fill */
const lyingBook = (x, y, w, fill) =>
  box(x, y, w, 11, fill, 2) + box(x + w - 8, y + 2.5, 8, 6, cream, 1);

/** Pictures of clubs in: 독서. @type {Readonly<Record<string, string>>} */
export const books = {
  '밤 열 시 반, 각자의 책': scene(
    '#33305c',
    box(28, 18, 40, 48, '#232048', 3) +
      disc(50, 36, 8, '#fbe6b0') +
      disc(46, 34, 7, '#232048') +
      line('M48 18v48M28 42h40', '#4b477c', 2),
    faint(0.25, shape('M108 34h50l46 76H62z', mustard)),
    line('M178 106V40c0-14-24-14-34-8', '#8a84b8', 4) +
      shape('M130 22h26l8 18h-42z', mustard) +
      oval(143, 40, 20, 3, '#fff3cf'),
    box(0, 106, 240, 22, '#5f4a3a') + oval(178, 107, 15, 3, '#8a84b8'),
    shape('M112 78c-14-8-32-9-44-5v32c12-4 30-3 44 5 14-8 32-9 44-5V73c-12-4-30-3-44 5z', cream) +
      line('M112 78v32', '#d8c9a8', 2),
    line(
      'M77 81c9-1 18 0 27 4M77 89c9-1 18 0 27 4M147 81c-9-1-18 0-27 4M147 89c-9-1-18 0-27 4',
      '#d8c9a8',
      2.2,
    ),
    cup([200, 105], 0.7, rose, '#6b4226') +
      lyingBook(22, 95, 38, teal) +
      lyingBook(26, 84, 32, coral),
  ),
  '책방에서 책 바꿔 읽기': scene(
    '#e9d3b6',
    box(0, 40, 240, 6, '#a5764a') + box(0, 108, 240, 20, '#a5764a'),
    ...[
      [8, 22, 12, teal],
      [22, 14, 10, rose],
      [34, 18, 14, mustard],
      [50, 10, 11, navy],
      [178, 16, 12, violet],
      [192, 10, 11, coral],
      [205, 20, 13, teal],
      [220, 14, 11, point],
    ].map(([x, y, w, fill]) =>
      box(Number(x), Number(y), Number(w), 40 - Number(y), String(fill), 1.5),
    ),
    turned(
      -10,
      [88, 80],
      box(64, 54, 44, 56, point, 3),
      box(64, 54, 7, 56, '#8d1936', 2),
      box(78, 64, 22, 4, cream, 2),
      box(78, 72, 14, 4, cream, 2),
      disc(89, 92, 7, '#e0728c'),
    ),
    turned(
      10,
      [152, 80],
      box(130, 54, 44, 56, blue, 3),
      box(130, 54, 7, 56, '#2b4260', 2),
      box(144, 64, 22, 4, cream, 2),
      box(144, 72, 14, 4, cream, 2),
      shape('M155 84l9 14h-18z', sky),
    ),
    line('M100 36c12-10 28-10 40 0M140 36l-2-9M140 36l-9-1', bark, 3.4),
    turned(-10, [98, 60], box(96, 44, 11, 22, mustard, 1)) +
      turned(10, [146, 58], box(140, 42, 11, 22, mint, 1)),
  ),
  '단편 하나 읽고 만나요': scene(
    '#cfe6e2',
    disc(44, 30, 12, mustard) + disc(204, 100, 30, '#dff0ed'),
    shape(
      'M120 44c-18-12-40-13-56-8v62c16-5 38-4 56 8 18-12 40-13 56-8V36c-16-5-38-4-56 8z',
      '#fdfaf3',
    ) + line('M120 44v62', '#b7cfca', 2.6),
    line(
      'M76 52c11-1 22 0 33 5M76 65c11-1 22 0 33 5M76 78c11-1 22 0 33 5M164 65c-11-1-22 0-33 5M164 78c-11-1-22 0-33 5',
      '#b7cfca',
      3,
    ),
    shape('M142 34h14v34l-7-6-7 6z', point),
    placed(
      [206, 96],
      1,
      shape('M-12-12h24l-3 22H-9z', coral),
      shape(
        'M0-12c-12-9-12-24-5-32 8 8 10 20 5 32zM0-12c9-8 17-10 22-7-3 7-12 10-22 7zM0-12c-9-8-17-10-22-7 3 7 12 10 22 7z',
        teal,
      ),
    ),
    cup([34, 108], 0.8, paper, brown),
  ),
};
