import { asExpression, keySource, mouseSource, type Tab } from '../tab.ts';
import type { Bidi } from './bidi.ts';

export function bidiTab({ send }: Bidi, context: string): Tab {
  const perform = (source: object) => send('input.performActions', { context, actions: [source] });
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    back: async () => {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    run: async (work, ...given) => {
      const expression = asExpression(work, given);
      const target = { context };
      const reply = await send('script.evaluate', { expression, target, awaitPromise: false });
      if (reply.type !== 'success') throw new Error(JSON.stringify(reply.exceptionDetails));
      return JSON.parse(Object(reply.result).value);
    },
    drag: async (path) => {
      await perform(mouseSource(path));
    },
    type: async (text) => {
      await perform(keySource(text));
    },
    attach: async (selector, file) => {
      const locator = { type: 'css', value: selector };
      const { nodes } = await send('browsingContext.locateNodes', { context, locator });
      const { sharedId } = Object(Object(nodes)[0]);
      await send('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
    photograph: async () => {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
  };
}
