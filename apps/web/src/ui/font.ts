import sheetUrl from '@fontsource-variable/noto-sans-kr/wght.css?url';
import { codePointsOf, coversAny } from './unicode-range.ts';

/** Whatever has not come by then is put to use when it comes. */
const longestWait = 5_000;
/** How many font faces are looked at in one go. */
const facesAtOnce = 10;

/**
 * The font is 124 files, each for some characters. Left to the browser, every style of text asks all
 * of them for its letters, and all text is shaped again after each file that comes: on a slow phone
 * the page stands still meanwhile. So the sheet itself is applied to nothing. The faces that the shown
 * text needs are loaded, put to use all at once, and looked for again when the text has changed.
 */
export async function loadFont(): Promise<void> {
  await idleMoment();
  if (document.querySelector('link[data-font]')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheetUrl;
  link.media = 'not all';
  link.dataset.font = '';
  const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
  document.head.append(link);
  await loaded;
  followText(unusedFaces(link));
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

/** Looks at the text at once, and in an idle moment after it has changed. */
function followText(unused: Set<Rule>): void {
  const known = new Set<number>();
  let isDue = false;
  const look = async () => {
    if (isDue) return;
    isDue = true;
    await idleMoment();
    isDue = false;
    const fresh = [...codePointsOf(shownText())].filter((codePoint) => !known.has(codePoint));
    for (const codePoint of fresh) known.add(codePoint);
    if (fresh.length > 0) await addFaces(unused, new Set(fresh));
  };
  const observer = new MutationObserver(() => void look());
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  document.addEventListener('input', () => void look());
  void look();
}

async function addFaces(unused: Set<Rule>, codePoints: ReadonlySet<number>): Promise<void> {
  const faces: FontFace[] = [];
  let count = 0;
  for (const rule of unused) {
    count += 1;
    if (count % facesAtOnce === 0) await idleMoment();
    if (!coversAny(rule.unicodeRange, codePoints)) continue;
    unused.delete(rule);
    faces.push(toFace(rule));
  }
  const loading = Promise.allSettled(faces.map((face) => face.load()));
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, longestWait))]);
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

function idleMoment(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof window.requestIdleCallback !== 'function') window.setTimeout(resolve, 1);
    else window.requestIdleCallback(resolve, { timeout: 1000 });
  });
}
