import { beforeEach, expect, test, vi } from 'vitest';

const file = { fileUrl: '/images/club_banner', fileName: 'a.webp' };

async function addressOn(head: string) {
  document.head.innerHTML = head;
  const { imageAddress } = await import('#web/lib/image-address.ts');
  return imageAddress;
}

beforeEach(() => vi.resetModules());

test('an address is base, path, slash and name', async () => {
  const imageAddress = await addressOn('');
  expect(imageAddress(file)).toBe('/images/club_banner/a.webp');
  expect(imageAddress(null)).toBeNull();
});

test('the base is the one the server names in its page', async () => {
  const meta = '<meta name="azit-storage-base" content="https://images.azit.example" />';
  const imageAddress = await addressOn(meta);
  expect(imageAddress(file)).toBe('https://images.azit.example/images/club_banner/a.webp');
});
