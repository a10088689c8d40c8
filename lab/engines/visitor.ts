import { until } from '../processes/until.ts';
import type { Point, Tab } from './tab.ts';
import { describeTarget, locate, type Target } from './target.ts';

const LIMIT_MS = 20_000;

export type Visitor = {
  tab: Tab;
  open(path: string): Promise<void>;
  press(target: Target): Promise<void>;
  find(target: Target): Promise<Point>;
  fill(target: Target, text: string): Promise<void>;
  read(words: string): Promise<void>;
  isGone(target: Target): Promise<void>;
  isAt(path: string): Promise<void>;
  waitFor<Given extends unknown[]>(
    what: string,
    holds: (...given: Given) => boolean,
    ...given: Given
  ): Promise<void>;
};

export function visitorAt(tab: Tab, address: string): Visitor {
  const waitFor: Visitor['waitFor'] = (what, holds, ...given) =>
    until(what, LIMIT_MS, () => tab.run(holds, ...given)).catch(async (error: Error) => {
      const path = await tab.run(() => location.pathname + location.search);
      throw new Error(`${error.message} at ${path}`);
    });

  async function find(target: Target): Promise<Point> {
    let last: Point | string = '';
    const what = describeTarget(target);
    const isStill = async () => {
      const before = JSON.stringify(last);
      last = await tab.run(locate, target);
      return typeof last !== 'string' && JSON.stringify(last) === before;
    };
    await until(what, LIMIT_MS, isStill).catch(async (error: Error) => {
      const path = await tab.run(() => location.pathname + location.search);
      throw new Error(`${error.message} at ${path}: ${JSON.stringify(last)}`);
    });
    return Object(last);
  }

  async function press(target: Target): Promise<void> {
    await tab.drag([await find(target)]);
  }

  return {
    tab,
    waitFor,
    find,
    press,
    open: async (path) => {
      await tab.open(address + path);
    },
    fill: async (target, text) => {
      await press(target);
      await tab.type(text);
      const isTyped = (typed: string) => {
        const { activeElement } = document;
        return activeElement !== null && Reflect.get(activeElement, 'value') === typed;
      };
      await waitFor(`"${text}" to be typed into ${describeTarget(target)}`, isTyped, text);
    },
    read: (words) => waitFor(`"${words}"`, (text) => document.body.innerText.includes(text), words),
    isGone: (target) =>
      until(`${describeTarget(target)} to go`, LIMIT_MS, async () => {
        return (await tab.run(locate, target)) === 'not there';
      }),
    isAt: (path) =>
      waitFor(`the address ${path}`, (to) => location.pathname + location.search === to, path),
  };
}
