import { asExpression, keySource, mouseSource, type Tab } from '../tab.ts';
import type { WebDriver } from './webdriver.ts';

export function webDriverTab({ send }: WebDriver): Tab {
  const perform = (source: object) => send('POST', '/actions', { actions: [source] });
  return {
    open: async (url) => {
      await send('POST', '/url', { url });
    },
    back: async () => {
      await send('POST', '/back', {});
    },
    run: async (work, ...given) => {
      const script = `return ${asExpression(work, given)}`;
      return JSON.parse(String(await send('POST', '/execute/sync', { script, args: [] })));
    },
    drag: async (path) => {
      await perform(mouseSource(path));
    },
    type: async (text) => {
      await perform(keySource(text));
    },
    attach: async (selector, file) => {
      const found = await send('POST', '/element', { using: 'css selector', value: selector });
      const [element] = Object.values(Object(found));
      await send('POST', `/element/${element}/value`, { text: file });
    },
    photograph: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
  };
}
