/** @import {Random} from './random.mjs' */

export const width = 1200;
export const height = 400;
const middle = width / 2;

/** @typedef {readonly [string, string, string, string, string, string]} Palette */
/** @typedef {{ r: Random, c: Palette }} Brush */

/** @param {number} n */
const round = (n) => Math.round(n * 10) / 10;

/** @param {number} x @param {number} y @param {number} radius @param {string} fill */
const disc = (x, y, radius, fill) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} fill @param {number} [radius] @param {string} [more] */
const box = (x, y, w, h, fill, radius = 0, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${radius}" fill="${fill}" ${more}/>`;

/** A soft ridge across the picture. @param {Brush} brush @param {number} base @param {number} swing @param {string} fill */
function ridge({ r }, base, swing, fill) {
  let from = { x: 0, y: base + r.between(-swing, swing) };
  const start = round(from.y);
  let curve = '';
  for (let x = 200; x <= width; x += 200) {
    const y = base + r.between(-swing, swing);
    curve += `C${from.x + 100} ${round(from.y)} ${x - 100} ${round(y)} ${x} ${round(y)}`;
    from = { x, y };
  }
  return `<path d="M0 ${start}${curve}V${height}H0Z" fill="${fill}"/>`;
}

/** Culture: frames on a wall. @param {Brush} brush */
function gallery(brush) {
  const { r, c } = brush;
  const frames = [-330, -120, 90, 300].map((offset) => {
    const w = r.between(120, 180);
    const h = r.between(150, 220);
    const x = middle + offset - w / 2 + r.between(-14, 14);
    const y = 170 - h / 2 + r.between(-16, 16);
    const inner = r.pick([
      disc(x + w / 2, y + h / 2, w * 0.28, c[2]),
      `<path d="M${x + 14} ${y + h - 14}L${x + w / 2} ${y + h * 0.3}L${x + w - 14} ${y + h - 14}Z" fill="${c[3]}"/>`,
      box(x + w * 0.25, y + h * 0.2, w * 0.5, h * 0.6, c[1], 8),
      `<path d="M${x + 14} ${y + h / 2}A${w / 2 - 14} ${w / 2 - 14} 0 0 1 ${x + w - 14} ${y + h / 2}Z" fill="${c[2]}"/>`,
    ]);
    return box(x, y, w, h, c[4], 6) + box(x + 10, y + 10, w - 20, h - 20, c[5], 3) + inner;
  });
  return box(0, 330, width, 70, c[3]) + frames.join('') + box(middle - 130, 316, 260, 18, c[2], 9);
}

/** Activity: ridges and a sun. @param {Brush} brush */
function mountains(brush) {
  const { r, c } = brush;
  const sun = disc(middle + r.between(-160, 160), r.between(90, 140), r.between(52, 74), c[4]);
  const flagX = middle + r.between(-60, 60);
  const flag = `<path d="M${flagX} 170v-64l44 16-44 16" fill="${c[4]}" stroke="${c[4]}" stroke-width="5" stroke-linejoin="round"/>`;
  const peak = `<path d="M${flagX - 240} 400L${flagX} 168L${flagX + 260} 400Z" fill="${c[2]}"/>`;
  return sun + ridge(brush, 250, 40, c[1]) + peak + flag + ridge(brush, 330, 26, c[3]);
}

/** Food and drink: a table seen from above. @param {Brush} brush */
function table(brush) {
  const { r, c } = brush;
  const plates = [-250, 0, 245].map((offset, index) => {
    const x = middle + offset + r.between(-18, 18);
    const y = 200 + r.between(-36, 36);
    const size = index === 1 ? r.between(112, 128) : r.between(74, 96);
    const food = Array.from({ length: 3 }, () =>
      disc(
        x + r.between(-size / 3, size / 3),
        y + r.between(-size / 3, size / 3),
        size * r.between(0.12, 0.24),
        r.pick([c[2], c[3], c[1]]),
      ),
    );
    return (
      disc(x + 6, y + 10, size, 'rgb(0 0 0 / .10)') +
      disc(x, y, size, c[4]) +
      disc(x, y, size * 0.76, c[5]) +
      food.join('')
    );
  });
  const cup = disc(middle + 430, 120, 46, c[4]) + disc(middle + 430, 120, 34, c[3]);
  const leaf = `<path d="M${middle - 470} 300q60-90 130-40q-40 80-130 40Z" fill="${c[2]}"/>`;
  return `<g stroke="${c[1]}" stroke-width="3" opacity=".5"><path d="M0 90H1200M0 310H1200"/></g>${leaf}${plates.join('')}${cup}`;
}

/** Hobby: tiles and pieces on a board. @param {Brush} brush */
function board(brush) {
  const { r, c } = brush;
  const tiles = Array.from({ length: 40 }, (_, i) => {
    const x = middle - 500 + (i % 10) * 102;
    const y = 6 + Math.floor(i / 10) * 100;
    return box(x, y, 92, 90, r.pick([c[0], c[1], c[1], c[5]]), 14, 'opacity=".75"');
  });
  const pieces = [-210, -30, 150].map((offset) => {
    const x = middle + offset + r.between(-20, 20);
    const y = 280 + r.between(-30, 10);
    const fill = r.pick([c[3], c[2], c[4]]);
    return `<path d="M${x - 44} ${y + 40}q4-70 30-92a32 32 0 1 1 28 0q26 22 30 92Z" fill="${fill}"/>`;
  });
  const dx = middle + r.between(210, 270);
  const dots = [
    [-22, -22],
    [0, 0],
    [22, 22],
  ].map(([x, y]) => disc(dx + 50 + (x ?? 0), 170 + (y ?? 0), 9, c[3]));
  return (
    tiles.join('') +
    pieces.join('') +
    box(
      dx,
      120,
      100,
      100,
      c[4],
      22,
      `transform="rotate(${round(r.between(-16, 16))} ${dx + 50} 170)"`,
    ) +
    dots.join('')
  );
}

/** Travel: hills, a tent and stars or clouds. @param {Brush} brush */
function hills(brush) {
  const { r, c } = brush;
  const x = middle + r.between(-120, 120);
  const sky = Array.from({ length: 18 }, () =>
    disc(r.between(0, width), r.between(10, 170), r.between(1.5, 4.5), c[4]),
  );
  const tent = `<path d="M${x - 120} 330L${x} 170L${x + 120} 330Z" fill="${c[4]}"/><path d="M${x - 34} 330L${x} 214L${x + 34} 330Z" fill="${c[3]}"/>`;
  const tree = (/** @type {number} */ tx, /** @type {number} */ size) =>
    `<path d="M${tx - size} 340L${tx} ${340 - size * 2.6}L${tx + size} 340Z" fill="${c[3]}"/>`;
  return (
    sky.join('') +
    disc(middle + r.between(190, 320), 90, 42, c[5]) +
    ridge(brush, 240, 34, c[1]) +
    ridge(brush, 290, 24, c[2]) +
    tree(x - 220, 34) +
    tree(x + 210, 42) +
    tree(x + 280, 28) +
    tent +
    box(0, 328, width, 80, c[3])
  );
}

/** Making: paper, strokes and a pencil. @param {Brush} brush */
function desk(brush) {
  const { r, c } = brush;
  const tilt = round(r.between(-7, 7));
  const strokes = Array.from({ length: 4 }, (_, i) => {
    const y = 120 + i * 52;
    const d = `M${middle - 170} ${y}C${middle - 60} ${round(y + r.between(-50, 50))} ${middle + 60} ${round(y + r.between(-50, 50))} ${middle + 170} ${y}`;
    return `<path d="${d}" fill="none" stroke="${[c[2], c[1], c[3], c[2]][i]}" stroke-width="${round(r.between(10, 26))}" stroke-linecap="round"/>`;
  });
  const paper = `<g transform="rotate(${tilt} ${middle} 200)">${box(middle - 236, 34, 472, 344, c[4], 12)}${strokes.join('')}</g>`;
  const pencil = `<g transform="rotate(${round(r.between(24, 40))} ${middle + 300} 210)">${box(middle + 282, 90, 36, 200, c[2], 4)}<path d="M${middle + 282} 290h36l-18 48Z" fill="${c[5]}"/>${box(middle + 282, 72, 36, 26, c[3], 6)}</g>`;
  const pots = [-400, -330].map((offset) =>
    disc(middle + offset, 210 + r.between(-60, 60), r.between(38, 54), r.pick([c[2], c[3], c[5]])),
  );
  return pots.join('') + paper + pencil;
}

/** Growing: books, a window and a plant. @param {Brush} brush */
function shelf(brush) {
  const { r, c } = brush;
  let x = middle - 300;
  const books = [];
  while (x < middle + 190) {
    const w = r.between(32, 62);
    const h = r.between(130, 210);
    books.push(
      box(x, 330 - h, w, h, r.pick([c[2], c[3], c[4], c[5], c[1]]), 5) +
        box(x + 7, 330 - h + 22, w - 14, 7, 'rgb(255 255 255 / .55)', 3),
    );
    x += w + r.between(3, 9);
  }
  const px = middle + 270;
  const leaves = [-50, -20, 14, 46].map(
    (a) =>
      `<path d="M${px} 268q${a - 24} -70 ${a} -${round(r.between(100, 140))}q${30} 60 ${-a} ${round(r.between(100, 140))}Z" fill="${r.pick([c[2], c[1]])}"/>`,
  );
  const pot = `<path d="M${px - 46} 262h92l-14 68h-64Z" fill="${c[4]}"/>`;
  const light = `<path d="M${middle - 420} 0L${middle - 120} 0L${middle + 180} 400L${middle - 220} 400Z" fill="${c[5]}" opacity=".35"/>`;
  return light + leaves.join('') + pot + books.join('') + box(0, 330, width, 70, c[3]);
}

export const scenes = [gallery, mountains, table, board, hills, desk, shelf];
