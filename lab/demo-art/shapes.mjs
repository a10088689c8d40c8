export const width = 240;
export const height = 128;

/** @param {number} x @param {number} y @param {number} radius @param {string} fill */
export const disc = (x, y, radius, fill) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** @param {number} x @param {number} y @param {number} rx @param {number} ry @param {string} fill */
export const oval = (x, y, rx, ry, fill) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} fill @param {number} [corner] */
export const box = (x, y, w, h, fill, corner = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${corner}" fill="${fill}"/>`;

/** @param {string} d @param {string} fill */
export const shape = (d, fill) => `<path d="${d}" fill="${fill}"/>`;

/** @param {string} d @param {string} stroke @param {number} thickness */
export const line = (d, stroke, thickness) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** @param {number} degrees @param {readonly [number, number]} around @param {readonly string[]} parts */
export const turned = (degrees, [x, y], ...parts) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${parts.join('')}</g>`;

/**
 * Moves and scales parts that are drawn around the origin. @param {readonly [number, number]} to
 * @param {number} scale @param {readonly string[]} parts
 */
export const placed = ([x, y], scale, ...parts) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join('')}</g>`;

/** @param {number} opacity @param {readonly string[]} parts */
export const faint = (opacity, ...parts) => `<g opacity="${opacity}">${parts.join('')}</g>`;

/**
 * @param {readonly (readonly [number, number])[]} centres @param {number} radius @param {string}
 * fill
 */
export const dots = (centres, radius, fill) =>
  centres.map(([x, y]) => disc(x, y, radius, fill)).join('');

/** @param {string} ground @param {readonly string[]} parts */
export const scene = (ground, ...parts) => box(0, 0, width, height, ground) + parts.join('');
