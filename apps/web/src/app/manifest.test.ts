import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { routes } from '#web/app/routes.tsx';
import { paths } from '#web/navigation/paths.ts';

const folder = path.join(import.meta.dirname, '../../public');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

const picture = z.object({ src: z.string(), type: z.string(), sizes: z.string() });
const colours = z.object({ background_color: z.string(), theme_color: z.string() });
const manifest = z
  .object({
    lang: z.string(),
    id: z.string(),
    start_url: z.string(),
    ...colours.shape,
    color_scheme_dark: colours,
    icons: z.array(z.extend(picture, { purpose: z.optional(z.string()) })),
    shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(picture) })),
    screenshots: z.array(z.extend(picture, { form_factor: z.string(), label: z.string() })),
    share_target: z.object({
      action: z.string(),
      method: z.string(),
      enctype: z.string(),
      params: z.object({ files: z.array(z.object({ name: z.string() })) }),
    }),
  })
  .parse(JSON.parse(read('manifest.webmanifest')));
const { icons, shortcuts, screenshots, share_target: target } = manifest;

function readSize(file: Buffer, type: string): string {
  if (type === 'image/svg+xml') return 'any';
  if (type === 'image/png') return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
  // A WebP file with plain lossy compression stores width and height in 14 bits each.
  expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8 ');
  return `${file.readUInt16LE(26) & 0x3fff}x${file.readUInt16LE(28) & 0x3fff}`;
}

// covers H1 (docs/coverage-statements.md)
test.each([...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons), ...screenshots])(
  'the icon file $src has the size that the manifest declares',
  ({ src, type, sizes }) => {
    expect(readSize(readFileSync(path.join(folder, src)), type)).toBe(sizes);
  },
);

// covers H1 (docs/coverage-statements.md)
test('the manifest has maskable icons in both sizes', () => {
  const maskable = icons.filter(({ purpose }) => purpose === 'maskable');
  expect(maskable.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
});

// covers H1 (docs/coverage-statements.md)
test('the shortcuts open today’s clubs, the chats and the form for a new club', () => {
  expect(shortcuts.map(({ url }) => url)).toEqual(['/?tab=date', paths.chat, paths.clubCreate]);
  for (const url of [manifest.start_url, ...shortcuts.map((shortcut) => shortcut.url)]) {
    const matches = matchRoutes(routes, new URL(url, 'http://azit').pathname);
    expect(matches?.at(-1)?.route.path, url).not.toBe('*');
  }
});

// covers H1 (docs/coverage-statements.md)
test('the screenshots show a phone and a wide screen and total less than 250 kB', () => {
  expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
  const bytes = screenshots.map(({ src }) => statSync(path.join(folder, src)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000);
  expect(read('sw.js'), 'the worker keeps none of them').not.toContain('screenshots');
});

// covers H1 (docs/coverage-statements.md)
test('the manifest is Korean and has the colours of both themes', () => {
  expect(manifest).toMatchObject({ lang: 'ko', id: '/' });
  const { theme_color, background_color, color_scheme_dark: dark } = manifest;
  const bars = `{ light: '${theme_color}', dark: '${dark.theme_color}' }`;
  expect(read('theme.js')).toContain(`bars = ${bars}`);
  expect([background_color, dark.background_color]).toEqual([theme_color, dark.theme_color]);
  expect(read('offline.html')).toContain(
    `<meta name="theme-color" content="${dark.theme_color}" media="(prefers-color-scheme: dark)" />`,
  );
});

// covers H4 (docs/coverage-statements.md)
test('the manifest and the service worker use the same share URL and form fields', () => {
  const worker = read('sw-share.js');
  expect(target).toMatchObject({
    action: paths.chatShare,
    method: 'POST',
    enctype: 'multipart/form-data',
  });
  expect(worker).toContain(`shareAddress = '${target.action}'`);
  for (const { name } of target.params.files) expect(worker).toContain(`getAll('${name}')`);
});
