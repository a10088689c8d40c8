import sheetUrl from '@fontsource-variable/noto-sans-kr/wght.css?url';
import firstGlyphsUrl from './first-glyphs.json?url';
import { listCodePoints, takeCovered } from './unicode-range.ts';

/**
 * Waits at most this long for all files together. A file that arrives later is applied on its own.
 */
const maxWaitMs = 5_000;
const facesAtOnce = 10;

/**
 * The font consists of 124 files, one per character range. If the browser loads them, each arriving
 * file repeats the layout of all text, which freezes slow phones. The style sheet is therefore
 * disabled with `media`, and this code loads only the faces that the shown text needs and adds them
 * together.
 */
export async function loadFont(): Promise<void> {
  await waitUntilIdle();
  if (document.querySelector('link[data-font]')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheetUrl;
  link.media = 'not all';
  link.dataset.font = '';
  const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
  document.head.append(link);
  const first = loadFirstGlyphs().catch(() => ({ common: '', glyphs: [] }));
  await loaded;
  const { common, glyphs } = await first;
  followText({ glyphs: new Set(glyphs), files: new Set(readSheet(link)) }, common);
}

type FontSource = { unicodeRange: string; toFace: () => FontFace };

/**
 * The faces that are not added yet. `glyphs` are the small faces of first-glyphs.json, `files`
 * those of the style sheet.
 */
type UnusedFaces = { glyphs: Set<FontSource>; files: Set<FontSource> };

/**
 * Loads one small file with the rare characters of the app's own texts, so that these texts
 * otherwise need only common font files. `common` contains one character of each common file. `npm
 * run lab -- first-glyphs` creates the file.
 */
async function loadFirstGlyphs(): Promise<{ common: string; glyphs: FontSource[] }> {
  const response = await fetch(firstGlyphsUrl);
  const first: typeof import('./first-glyphs.json') = await response.json();
  const glyphs = first.glyphs.map(({ unicodeRange, woff2 }) => ({
    unicodeRange,
    toFace: () => {
      const bytes = Uint8Array.from(atob(woff2), (letter) => letter.charCodeAt(0));
      return new FontFace('Noto Sans KR Variable', bytes, { weight: '100 900', unicodeRange });
    },
  }));
  return { common: first.common, glyphs };
}

/**
 * Returns the faces in reverse order: if several files contain a character, browsers use the last
 * file.
 */
function readSheet({ sheet }: HTMLLinkElement): FontSource[] {
  const rules = [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule);
  const base = sheet?.href ?? '';
  return rules.reverse().map(({ style }) => {
    const unicodeRange = style.getPropertyValue('unicode-range');
    return { unicodeRange, toFace: () => toFace(unicodeRange, style, base) };
  });
}

function followText(unused: UnusedFaces, common: string): void {
  const known = new Set<number>();
  let isDue = false;
  const look = async () => {
    if (isDue) return;
    isDue = true;
    await waitUntilIdle();
    isDue = false;
    const fresh = [...listCodePoints(common + shownText())].filter(
      (codePoint) => !known.has(codePoint),
    );
    for (const codePoint of fresh) known.add(codePoint);
    if (fresh.length > 0) await addFaces(unused, new Set(fresh));
  };
  const observer = new MutationObserver(() => void look());
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  document.addEventListener('input', () => void look());
  void look();
}

/** Adds as few faces as possible: the layout prepares each of them for every size and weight. */
async function addFaces({ glyphs, files }: UnusedFaces, codePoints: Set<number>): Promise<void> {
  const faces: FontFace[] = [];
  const onlyInFiles = new Set(codePoints);
  for (const { unicodeRange } of glyphs) takeCovered(unicodeRange, onlyInFiles);
  let count = 0;
  for (const file of files) {
    count += 1;
    if (count % facesAtOnce === 0) await waitUntilIdle();
    if (!takeCovered(file.unicodeRange, onlyInFiles)) continue;
    // The file may also contain rare characters, which then need no small face.
    takeCovered(file.unicodeRange, codePoints);
    files.delete(file);
    faces.push(file.toFace());
  }
  for (const glyph of glyphs) {
    if (!takeCovered(glyph.unicodeRange, codePoints)) continue;
    glyphs.delete(glyph);
    faces.push(glyph.toFace());
  }
  if (faces.length === 0) return;
  const loading = Promise.allSettled(faces.map((face) => face.load()));
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
  for (const face of faces) document.fonts.add(face);
}

function shownText(): string {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  const typed = Array.from(fields, ({ value, placeholder }) => value + placeholder);
  // Read only the root: the body also contains the text for browsers without scripts.
  return document.getElementById('root')?.textContent + typed.join('');
}

function toFace(unicodeRange: string, style: CSSStyleDeclaration, base: string): FontFace {
  const value = (name: string) => style.getPropertyValue(name);
  const file = /url\("?([^")]+)/.exec(value('src'))?.[1] ?? '';
  const family = value('font-family').replaceAll(/["']/g, '');
  const weight = value('font-weight');
  const display = 'swap';
  return new FontFace(family, `url("${new URL(file, base)}")`, { weight, unicodeRange, display });
}

function waitUntilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof window.requestIdleCallback !== 'function') window.setTimeout(resolve, 1);
    else window.requestIdleCallback(resolve, { timeout: 1000 });
  });
}
