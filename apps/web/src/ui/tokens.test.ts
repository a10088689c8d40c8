import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

const themes = ['light', 'dark'] as const;

function colour(token: string, theme: (typeof themes)[number]) {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(sheet)?.[1] ?? '';
  const found = value.match(/#[0-9a-f]{6}/g) ?? [];
  const hex = found.length === 1 ? found[0] : found[themes.indexOf(theme)];
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

const grounds = [
  'surface',
  'surface-2',
  'surface-3',
  'surface-raised',
  'disabled',
  'line',
  'point-soft-2',
];
const softGrounds = ['point-soft', 'warning-soft', 'green-soft'];

const textPairs = [
  ...[...grounds, ...softGrounds].flatMap((ground) =>
    ['text', 'text-2', 'text-3', 'point-text'].map((ink) => [ink, ground]),
  ),
  ...['point', 'point-hover', 'point-press', 'error-fill', 'error-press'].map((fill) => [
    'on-point',
    fill,
  ]),
  ['text', 'point-soft-3'],
  ['point-text', 'point-soft-3'],
  ['text', 'line-press'],
  ['placeholder', 'surface'],
  ['green-text', 'surface'],
  ['green-text', 'surface-raised'],
  ['green-text', 'green-soft'],
  ['error', 'surface'],
  ['error', 'surface-raised'],
  ['warning-text', 'warning-soft'],
  ['warning-text', 'surface'],
  ['saturday', 'surface'],
  ['ended-text', 'ended-soft'],
  ['on-dark', 'dark'],
  ['text', 'bubble'],
  ['text', 'bubble-own'],
  ['text-3', 'bubble'],
  ['text-3', 'bubble-own'],
  ['point-text', 'bubble'],
  ['point-text', 'bubble-own'],
];
const tintPairs = [1, 2, 3, 4, 5, 6, 7].map((tint) => ['color-text', `tint-${tint}`]);

const edgePairs = [
  ['control', 'surface'],
  ['control', 'surface-2'],
  ['control', 'surface-raised'],
  ['point', 'surface'],
  ['point', 'surface-raised'],
  ['error', 'surface'],
  ['green', 'surface'],
];

describe('the contrast of colour tokens', () => {
  test('the contrast formula gives the known values of reference colours', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#bb2649', '#ffffff')).toBeCloseTo(6.02, 2);
    expect(contrast('#d9d9d9', '#ffffff')).toBeLessThan(3);
  });

  describe.each(themes)('the theme %s', (theme) => {
    const ratio = (one = '', other = '') => contrast(colour(one, theme), colour(other, theme));

    // covers L2 (docs/coverage-statements.md)
    test.each(textPairs)(
      'the contrast of the text colour %s on %s is at least 4.5',
      (ink, ground) => {
        expect(ratio(`color-${ink}`, `color-${ground}`)).toBeGreaterThanOrEqual(4.5);
      },
    );

    test.each(tintPairs)(
      'the contrast of %s on the category tint %s is at least 4.5',
      (ink, ground) => {
        expect(ratio(ink, ground)).toBeGreaterThanOrEqual(4.5);
      },
    );

    test.each(edgePairs)('the contrast of the border %s on %s is at least 3', (edge, ground) => {
      expect(ratio(`color-${edge}`, `color-${ground}`)).toBeGreaterThanOrEqual(3);
    });
  });

  test.each(['surface', 'surface-raised'])(
    'a disabled button is lighter than the dark colour %s',
    (ground) => {
      const lightness = (token: string) => luminance(colour(`color-${token}`, 'dark'));
      expect(lightness('disabled')).toBeGreaterThan(lightness(ground));
      const button = readFileSync(join(import.meta.dirname, 'actions/button.module.css'), 'utf8');
      expect(button).toMatch(/:disabled \{[^}]*background: var\(--color-disabled\)/);
    },
  );

  test('the contrast of white text on the dark banner is at least 6', () => {
    const stops = /--gradient-point: ([^;]+);/.exec(sheet)?.[1]?.match(/(?<=, )#[0-9a-f]{6}/g);
    expect(stops).toHaveLength(3);
    for (const stop of stops ?? []) expect(contrast(stop, '#ffffff')).toBeGreaterThanOrEqual(6);
  });
});
