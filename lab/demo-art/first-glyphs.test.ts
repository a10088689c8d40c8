import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listCodePoints, takeCovered } from '../../apps/web/src/ui/unicode-range.ts';
import { root } from '../../scripts/project.mjs';
import { holds, readAppCharacters, readSlices } from './app-characters.ts';

const file = join(root, 'apps/web/src/ui/first-glyphs.json');
const { common, glyphs } = JSON.parse(readFileSync(file, 'utf8')) as {
  common: string;
  glyphs: { unicodeRange: string }[];
};

// If this test fails, run `npm run lab -- first-glyphs` to update first-glyphs.json.
test('the font data loaded first contains every character of the app’s fixed texts', () => {
  const slices = readSlices();
  const commonSlices = slices.filter((slice) => [...common].some((sample) => holds(slice, sample)));
  const late = readAppCharacters().filter(
    (character) =>
      slices.some((slice) => holds(slice, character)) &&
      !commonSlices.some((slice) => holds(slice, character)) &&
      !glyphs.some(({ unicodeRange }) => takeCovered(unicodeRange, listCodePoints(character))),
  );
  expect(late).toEqual([]);
});
