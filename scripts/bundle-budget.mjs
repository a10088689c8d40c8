import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ExpectedFailure } from './project.mjs';
import { webDist } from './web-build.mjs';

/**
 * @typedef {{ file: string, src?: string, isEntry?: boolean, isDynamicEntry?: boolean,
 *   imports?: string[], css?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 * @typedef {{ what: string, bytes: number, limit: number }} Measure
 */

const limits = { entryJs: 121_500, startJs: 40_500, routeJs: 45_500, css: 13_100 };
const routesShown = 6;

export async function checkBundle() {
  const file = path.join(webDist, '.vite', 'manifest.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ExpectedFailure('there is no build to measure: run `npm run build`.');
  });
  const measures = measureBundle(
    JSON.parse(text),
    (name) => gzipSync(readFileSync(path.join(webDist, name))).length,
  );
  console.log(bundleTable(measures));
  return measures.every(isWithin);
}

/** `/` opens one of these two screens, so every visit of `/` loads the files that both share. */
const frontDoor = ['home-screen.tsx', 'landing-screen.tsx'];

/**
 * Measures what a visitor downloads: the entry with its imports, the files that the two start
 * screens share, then the additional files of each lazy route and of each layer over a route. The
 * font stylesheet is loaded when the browser is idle and belongs to no chunk.
 * @param {Manifest} manifest
 * @param {(file: string) => number} gzipSize
 * @returns {Measure[]}
 */
export function measureBundle(manifest, gzipSize) {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entryKey === undefined) throw new ExpectedFailure('the build manifest has no entry.');
  const entry = downloads(manifest, entryKey);
  /** @param {string[]} files */
  const size = (files) => files.reduce((total, file) => total + gzipSize(file), 0);

  const lazy = Object.entries(manifest)
    .filter(([, chunk]) => chunk.isDynamicEntry && chunk.file.endsWith('.js'))
    .map(([key, chunk]) => ({ name: path.basename(chunk.src ?? key), key }));
  const doors = lazy
    .filter(({ name }) => frontDoor.includes(name))
    .map(({ key }) => downloads(manifest, key).js);
  const [first = [], ...others] = doors;
  const shared = first.filter(
    (file) => !entry.js.includes(file) && others.every((door) => door.includes(file)),
  );
  const known = [...entry.js, ...shared];

  const routes = lazy.flatMap(({ name, key }) => {
    const route = downloads(manifest, key);
    const screen = findScreen(key, lazy, manifest);
    const js = size(route.js.filter((file) => ![...known, ...screen.js].includes(file)));
    const styles = new Set([...entry.css, ...route.css]);
    const css = size([...styles].filter((file) => !screen.css.includes(file)));
    return [
      { what: `${name} JS`, bytes: js, limit: limits.routeJs },
      { what: `${name} CSS, the entry's included`, bytes: css, limit: limits.css },
    ];
  });
  return [
    { what: 'entry JS', bytes: size(entry.js), limit: limits.entryJs },
    { what: 'JS that both start screens share', bytes: size(shared), limit: limits.startJs },
    { what: 'entry CSS', bytes: size(entry.css), limit: limits.css },
    ...routes.sort((left, right) => right.bytes / right.limit - left.bytes / left.limit),
  ];
}

/**
 * A layer that imports the chunk of a screen opens only on that screen, whose files are already
 * loaded. So only the additional files of the layer count.
 * @param {string} key
 * @param {{ key: string }[]} lazy
 * @param {Manifest} manifest
 */
function findScreen(key, lazy, manifest) {
  const imports = manifest[key]?.imports ?? [];
  const screen = lazy.find((other) => other.key !== key && imports.includes(other.key));
  return screen ? downloads(manifest, screen.key) : { js: [], css: [] };
}

/**
 * @param {Manifest} manifest
 * @param {string} start
 */
function downloads(manifest, start) {
  const seen = new Set([start]);
  for (const key of seen) for (const next of manifest[key]?.imports ?? []) seen.add(next);
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  return {
    js: chunks.map((chunk) => chunk.file),
    css: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
  };
}

/** @param {Measure} measure */
export function isWithin(measure) {
  return measure.bytes <= measure.limit;
}

/** @param {Measure[]} measures */
function bundleTable(measures) {
  const shown = measures.filter((measure, index) => index < 2 + routesShown || !isWithin(measure));
  const lines = shown.map((measure) => {
    const sizes = `${kilobytes(measure.bytes)} of ${kilobytes(measure.limit)} kB gz`;
    return `  ${isWithin(measure) ? 'ok  ' : 'OVER'} ${sizes}  ${measure.what}`;
  });
  const rest = measures.length - shown.length;
  return [...lines, ...(rest > 0 ? [`  ok   and ${rest} smaller ones`] : [])].join('\n');
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1).padStart(6);
}
