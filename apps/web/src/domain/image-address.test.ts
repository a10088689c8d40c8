import { DEFAULT_BANNER_FILE, DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import { beforeEach, expect, test, vi } from 'vitest';

const banner = { fileUrl: '/images/club_banner', fileName: 'abc.webp' };

async function addressesOn(head: string) {
  document.head.innerHTML = head;
  return import('./image-address.ts');
}

beforeEach(() => vi.resetModules());

// covers S3.2 (docs/coverage-statements.md)
test('the URL of a picture is its path and name, and null without a picture', async () => {
  const { imageAddress } = await addressesOn('');
  expect(imageAddress(banner)).toBe('/images/club_banner/abc.webp');
  expect(imageAddress(null)).toBeNull();
});

// covers S3.2 (docs/coverage-statements.md)
test('a picture URL starts with the storage base URL in the meta tag of the page', async () => {
  const meta = '<meta name="azit-storage-base" content="https://images.azit.example" />';
  const { imageAddress } = await addressesOn(meta);
  expect(imageAddress(banner)).toBe('https://images.azit.example/images/club_banner/abc.webp');
});

test('a card uses the small square copy of the banner', async () => {
  const { thumbAddress } = await addressesOn('');
  expect(thumbAddress(banner)).toBe('/images/club_banner/abc.card.webp');
  expect(thumbAddress(null)).toBeNull();
});

test('a club without a picture shows the drawing of its category', async () => {
  const { bannerAddress } = await addressesOn('');
  const categorySmall = { categorySmallId: 13 };
  expect(bannerAddress({ bannerImage: banner, categorySmall })).toBe(
    '/images/club_banner/abc.webp',
  );
  expect(bannerAddress({ bannerImage: DEFAULT_BANNER_FILE, categorySmall })).toBe(
    '/images/default/category-13.webp',
  );
});

test('a default profile picture or banner has no image URL', async () => {
  const { imageAddress, thumbAddress } = await addressesOn('');
  expect(imageAddress(DEFAULT_PROFILE_FILE)).toBeNull();
  expect(thumbAddress(DEFAULT_BANNER_FILE)).toBeNull();
});
