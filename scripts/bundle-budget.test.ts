import { expect, test } from 'vitest';
import { isWithin, measureBundle } from './bundle-budget.mjs';

const manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_shared.js'], css: ['main.css'] },
  '_shared.js': { file: 'shared.js', css: ['shared.css'] },
  '_form.js': { file: 'form.js', css: ['form.css'] },
  'src/home-screen.tsx': {
    file: 'home.js',
    src: 'src/home-screen.tsx',
    isDynamicEntry: true,
    imports: ['index.html', '_shared.js', '_form.js', '_start.js'],
  },
  '_start.js': { file: 'start.js' },
  'src/landing-screen.tsx': {
    file: 'landing.js',
    src: 'src/landing-screen.tsx',
    isDynamicEntry: true,
    imports: ['index.html', '_start.js'],
  },
  'font.css': { file: 'font.css' },
};

function measure(sizes: Record<string, number>) {
  return measureBundle(manifest, (file) => sizes[file] ?? 0);
}

test('the entry includes its imports; a route counts no file of entry or start screens', () => {
  const js = { 'main.js': 1, 'shared.js': 2, 'home.js': 4, 'form.js': 8, 'start.js': 128 };
  const css = { 'main.css': 16, 'shared.css': 32, 'form.css': 64, 'font.css': 1_000_000 };
  const found = measure({ ...js, ...css, 'landing.js': 256 });
  expect(Object.fromEntries(found.map(({ what, bytes }) => [what, bytes]))).toEqual({
    'entry JS': 3,
    'JS that both start screens share': 128,
    'entry CSS': 48,
    'home-screen.tsx JS': 12,
    "home-screen.tsx CSS, the entry's included": 112,
    'landing-screen.tsx JS': 256,
    "landing-screen.tsx CSS, the entry's included": 48,
  });
});

test.each([
  ['main.js', 121_500],
  ['start.js', 40_500],
  ['home.js', 45_500],
  ['main.css', 13_100],
])('the file %s may have %i bytes, and one more byte exceeds the budget', (file, limit) => {
  expect(measure({ [file]: limit }).every(isWithin)).toBe(true);
  expect(measure({ [file]: limit + 1 }).every(isWithin)).toBe(false);
});

test('a lazy sheet that imports its screen’s chunk is measured by its added files only', () => {
  const layer = {
    file: 'layer.js',
    src: 'src/layer.tsx',
    isDynamicEntry: true,
    imports: ['src/home-screen.tsx', '_form.js'],
    css: ['layer.css'],
  };
  const sizes: Record<string, number> = { 'home.js': 1, 'form.js': 2, 'layer.js': 4 };
  const css: Record<string, number> = { 'form.css': 8, 'layer.css': 16 };
  const found = measureBundle(
    { ...manifest, 'src/layer.tsx': layer },
    (file) => ({ ...sizes, ...css })[file] ?? 0,
  );
  const measured = (name: string) => found.find(({ what }) => what.startsWith(name))?.bytes;
  expect(measured('layer.tsx JS')).toBe(4);
  expect(measured('layer.tsx CSS')).toBe(16);
  expect(measured('home-screen.tsx JS')).toBe(3);
});
