import sheetUrl from '@fontsource-variable/noto-sans-kr/wght.css?url';

function appendSheet() {
  if (document.querySelector('link[data-font]')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheetUrl;
  link.dataset.font = '';
  document.head.append(link);
}

/** The 80 kB sheet of font faces would hold up the first paint, so it waits for an idle moment. */
export function loadFont() {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(appendSheet, { timeout: 1000 });
  } else {
    window.setTimeout(appendSheet, 1);
  }
}
