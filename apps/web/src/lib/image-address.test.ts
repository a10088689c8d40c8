import { expect, test } from 'vitest';
import { imageAddress, thumbAddress } from '#web/lib/image-address.ts';

const banner = { fileUrl: '/images/club_banner', fileName: 'abc.webp' };

test('an address is the path and the name; without a picture there is none', () => {
  expect(imageAddress(banner)).toBe('/images/club_banner/abc.webp');
  expect(imageAddress(null)).toBeNull();
});

test('a card takes the small square copy of the banner', () => {
  expect(thumbAddress(banner)).toBe('/images/club_banner/abc.card.webp');
  expect(thumbAddress(null)).toBeNull();
});
