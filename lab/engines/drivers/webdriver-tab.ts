import { asExpression, keySource, mouseSource, type Tab } from '../tab.ts';
import type { WebDriver } from './webdriver.ts';

/** A tab over a WebDriver session. */
export function webDriverTab({ ask }: WebDriver): Tab {
  const perform = (source: object) => ask('POST', '/actions', { actions: [source] });
  return {
    open: async (url) => {
      await ask('POST', '/url', { url });
    },
    back: async () => {
      await ask('POST', '/back', {});
    },
    run: async (work, ...given) => {
      const script = `return ${asExpression(work, given)}`;
      return JSON.parse(String(await ask('POST', '/execute/sync', { script, args: [] })));
    },
    drag: async (path) => {
      await perform(mouseSource(path));
    },
    type: async (text) => {
      await perform(keySource(text));
    },
    attach: async (selector, file) => {
      const found = await ask('POST', '/element', { using: 'css selector', value: selector });
      const [element] = Object.values(Object(found));
      await ask('POST', `/element/${element}/value`, { text: file });
    },
    photograph: async () => Buffer.from(String(await ask('GET', '/screenshot')), 'base64'),
  };
}
