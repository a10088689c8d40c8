import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

function colour(token: string) {
  const hex = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(sheet)?.[1];
  if (!hex) throw new Error(`tokens.css has no plain colour --${token}`);
  return hex;
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['color-surface', 'color-surface-2', 'color-surface-3'];

const textPairs = [
  ...grounds.flatMap((ground) =>
    ['color-text', 'color-text-2', 'color-text-3', 'color-point'].map((ink) => [ink, ground]),
  ),
  ...[
    'color-point',
    'color-point-hover',
    'color-point-press',
    'color-error',
    'color-error-press',
  ].map((fill) => ['color-on-point', fill]),
  ['color-point', 'color-point-soft'],
  ['color-point', 'color-point-soft-2'],
  ['color-point-hover', 'color-point-soft-3'],
  ['color-text', 'color-point-soft'],
  ['color-text', 'color-point-soft-2'],
  ['color-text', 'color-line'],
  ['color-text', 'color-line-press'],
  ['color-text-2', 'color-line'],
  ['color-placeholder', 'color-surface'],
  ['color-green-text', 'color-surface'],
  ['color-green-text', 'color-green-soft'],
  ['color-error', 'color-surface'],
  ['color-error', 'color-error-soft'],
  ['color-warning-text', 'color-warning-soft'],
  ['color-text', 'color-warning-soft'],
  ['color-saturday', 'color-surface'],
  ['color-ended-text', 'color-ended-soft'],
  ['color-on-dark', 'color-dark'],
  ...[1, 2, 3, 4, 5, 6, 7].map((tint) => ['color-text', `tint-${tint}`]),
];

const edgePairs = [
  ['color-control', 'color-surface'],
  ['color-control', 'color-surface-2'],
  ['color-point', 'color-surface'],
  ['color-point', 'color-line'],
  ['color-error', 'color-surface'],
  ['color-green', 'color-surface'],
];

describe('contrast of the tokens', () => {
  test('the formula gives the known ends of the scale', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#bb2649', '#ffffff')).toBeCloseTo(6.02, 2);
    expect(contrast('#d9d9d9', '#ffffff')).toBeLessThan(3);
  });

  test.each(textPairs)('text %s on %s reaches 4.5', (ink = '', ground = '') => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs)('edge %s on %s reaches 3', (edge = '', ground = '') => {
    expect(contrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});
