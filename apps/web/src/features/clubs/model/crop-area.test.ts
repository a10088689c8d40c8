import { describe, expect, it } from 'vitest';
import { fitInside } from '#web/domain/draw-jpeg.ts';
import { firstSelection, toArea } from './crop-area.ts';

describe('the initial crop selection of a banner', () => {
  // covers S2.29 (docs/coverage-statements.md)
  it.each([
    ['a tall picture', 900, 1200],
    ['a wide picture', 4000, 500],
    ['a picture with a ratio of 3', 1500, 500],
  ])('the selection of %s has ratio 3, is centred and as large as possible', (_, width, height) => {
    const area = toArea(firstSelection(width, height), width, height);
    expect(area.width / area.height).toBeCloseTo(3);
    expect(area.x * 2 + area.width).toBeCloseTo(width);
    expect(area.y * 2 + area.height).toBeCloseTo(height);
    expect(Math.max(area.width / width, area.height / height)).toBeCloseTo(1);
  });
});

describe('the size of a drawn picture', () => {
  it.each([
    [1500, 500, 1500, 500],
    [3000, 1000, 1500, 500],
    [600, 200, 600, 200],
    [1000, 1000, 500, 500],
    [4000, 400, 1500, 150],
    [9000, 1, 1500, 1],
  ])('a picture of %i × %i is drawn at %i × %i', (width, height, fitWidth, fitHeight) => {
    expect(fitInside({ width, height }, { width: 1500, height: 500 })).toEqual({
      width: fitWidth,
      height: fitHeight,
    });
  });
});
