import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/project.mjs';

export type Slice = { file: string; ranges: [first: number, last: number][] };

/**
 * If a font file contains at least this many of the app's characters, the app loads the whole file.
 * From other files it takes only the needed characters.
 */
const COMMON_MIN = 30;
const sources =
  '{apps/web/src,apps/server/src/modules,packages/{contract,rules}/src}/**/*.{ts,tsx}';
const withoutSentences = /\.test\.|\/testing\/|\/areas\//;
const comments = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
// This character occurs only in regular expressions and search code, never in a text that the app
// shows.
const unwritten = '힣';

export function readAppCharacters(): string[] {
  const found = new Set<string>();
  for (const file of globSync(sources, { cwd: root })) {
    if (withoutSentences.test(file)) continue;
    for (const character of readFileSync(join(root, file), 'utf8').replaceAll(comments, '')) {
      if (character >= '\u00a0' && !unwritten.includes(character)) found.add(character);
    }
  }
  return [...found].sort();
}

export function readSlices(): Slice[] {
  const web = createRequire(join(root, 'apps/web/package.json'));
  const sheet = web.resolve('@fontsource-variable/noto-sans-kr/wght.css');
  const faces = readFileSync(sheet, 'utf8').matchAll(
    /url\(([^)]+)\)[^;]*;\s*unicode-range: ([^;]+)/g,
  );
  return Array.from(faces, ([, file = '', ranges = '']) => ({
    file: join(dirname(sheet), file),
    ranges: ranges.split(',').map((range) => {
      const [first = '', last = first] = range.trim().slice(2).split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    }),
  }));
}

export function holds({ ranges }: Slice, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
}

/**
 * Several font files may contain a character. Browsers use the last one, so this function counts
 * the character for that file.
 */
export function splitByRarity(characters: readonly string[]) {
  const slices = readSlices();
  const used = new Map<Slice, string[]>();
  for (const character of characters) {
    const slice = slices.findLast((candidate) => holds(candidate, character));
    if (slice) used.set(slice, [...(used.get(slice) ?? []), character]);
  }
  const entries = [...used];
  return {
    common: entries.filter(([, held]) => held.length >= COMMON_MIN),
    rare: entries.filter(([, held]) => held.length < COMMON_MIN),
  };
}
