import sheetUrl from '@fontsource-variable/noto-sans-kr/wght.css?url';
import firstGlyphsUrl from './first-glyphs.json?url';
import { coversAny, listCodePoints } from './unicode-range.ts';

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
  const first = loadFirstGlyphs().catch(() => ({ common: '', faces: [] }));
  await loaded;
  followText(unusedFaces(link), await first);
}

type FirstGlyphs = { common: string; faces: FontFace[] };

/**
 * Loads one small file with the rare characters of the app's own texts, so that these texts
 * otherwise need only common font files. `common` contains one character of each common file. `npm
 * run lab -- first-glyphs` creates the file.
 */
async function loadFirstGlyphs(): Promise<FirstGlyphs> {
  const response = await fetch(firstGlyphsUrl);
  const { common, glyphs }: typeof import('./first-glyphs.json') = await response.json();
  const faces = glyphs.map(({ unicodeRange, woff2 }) => {
    const bytes = Uint8Array.from(atob(woff2), (letter) => letter.charCodeAt(0));
    return new FontFace('Noto Sans KR Variable', bytes, { weight: '100 900', unicodeRange });
  });
  return { common, faces };
}

type Rule = { unicodeRange: string; style: CSSStyleDeclaration; base: string };

function unusedFaces({ sheet }: HTMLLinkElement): Set<Rule> {
  const rules = [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule);
  const base = sheet?.href ?? '';
  return new Set(
    rules.map(({ style }) => {
      return { unicodeRange: style.getPropertyValue('unicode-range'), style, base };
    }),
  );
}

function followText(unused: Set<Rule>, { common, faces }: FirstGlyphs): void {
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
    if (fresh.length > 0) await addFaces(unused, new Set(fresh), faces.splice(0));
  };
  const observer = new MutationObserver(() => void look());
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  document.addEventListener('input', () => void look());
  void look();
}

async function addFaces(
  unused: Set<Rule>,
  codePoints: ReadonlySet<number>,
  faces: FontFace[],
): Promise<void> {
  let count = 0;
  for (const rule of unused) {
    count += 1;
    if (count % facesAtOnce === 0) await waitUntilIdle();
    if (!coversAny(rule.unicodeRange, codePoints)) continue;
    unused.delete(rule);
    faces.push(toFace(rule));
  }
  const loading = Promise.allSettled(faces.map((face) => face.load()));
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
  for (const face of faces) document.fonts.add(face);
}

function shownText(): string {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  const typed = Array.from(fields, ({ value, placeholder }) => value + placeholder);
  return document.body.textContent + typed.join('');
}

function toFace({ unicodeRange, style, base }: Rule): FontFace {
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
