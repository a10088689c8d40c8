import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    noteWords: (words: string) => void;
  }
}

export async function collectSaidWords(context: BrowserContext): Promise<string[]> {
  const said: string[] = [];
  await context.exposeFunction('noteWords', (words: string) => said.push(words));
  await context.addInitScript(() => {
    const noted = new WeakMap<Element, string>();
    const note = () => {
      for (const element of document.querySelectorAll('[role=alert], [role=alertdialog]')) {
        const words = element.textContent?.trim() ?? '';
        if (words === '' || noted.get(element) === words) continue;
        noted.set(element, words);
        window.noteWords(words);
      }
    };
    const watched = { childList: true, subtree: true, characterData: true, attributes: true };
    new MutationObserver(note).observe(document, watched);
  });
  return said;
}
