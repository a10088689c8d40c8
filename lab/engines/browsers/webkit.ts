import { globSync } from 'node:fs';
import { until } from '../../processes/until.ts';
import { webDriverTab } from '../drivers/webdriver-tab.ts';
import type { Endings } from '../endings.ts';
import type { Point, Tab } from '../tab.ts';
import { type Engine, phone } from './engine.ts';
import { startDriver } from './started-driver.ts';
import { startProgram } from './started-program.ts';

const READY_LIMIT_MS = 30_000;

export const webkit: Engine = {
  name: 'webkit',
  needs: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
  launch: async (endings) => {
    const [binary] = globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser');
    // Use full screen: with its toolbars, WebKit's window would be wider than a phone.
    const options = { binary, args: ['--automation', '--full-screen'] };
    const env = {
      ...process.env,
      DISPLAY: await startDisplay(endings),
      GDK_BACKEND: 'x11',
      LANG: 'C.UTF-8',
      LANGUAGE: 'ko',
      // Render in software: the machine has no graphics card.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    };
    const capabilities = { 'webkitgtk:browserOptions': options };
    const session = await startDriver('WebKitWebDriver', env, capabilities, endings);
    await session.send('POST', '/window/rect', { x: 0, y: 0, ...phone });
    return repainting(draggingInside(webDriverTab(session)));
  },
};

async function startDisplay(endings: Endings): Promise<string> {
  const size = `${phone.width}x${phone.height}x24`;
  const command = ['Xvfb', '-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'];
  const display = startProgram(command, process.env, endings);
  const number = () => /^\d+$/m.exec(display.output())?.[0];
  await until('Xvfb to have a screen', READY_LIMIT_MS, () => number() !== undefined);
  return `:${number()}`;
}

/**
 * WebKit's driver sends no pointer moves between press and release, so dispatch them inside the
 * page.
 */
function draggingInside(tab: Tab): Tab {
  return {
    ...tab,
    drag: (path) => (path.length > 1 ? tab.run(dragAlong, path) : tab.drag(path)),
  };
}

function dragAlong(path: readonly Point[]): void {
  const dispatch = (type: string, { x, y }: Point) => {
    const about = { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, buttons: 1 };
    const element = document.elementFromPoint(x, y) ?? document;
    const event = new PointerEvent(type, { ...about, clientX: x, clientY: y });
    (type === 'pointerdown' ? element : document).dispatchEvent(event);
  };
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined) return;
  dispatch('pointerdown', first);
  for (const point of path) dispatch('pointermove', point);
  dispatch('pointerup', last);
}

/**
 * A screenshot waits for the next frame, but WebKit renders a frame only when something changes. So
 * let the page blink during the screenshot.
 */
function repainting(tab: Tab): Tab {
  return {
    ...tab,
    photograph: async () => {
      await tab.run(startBlinking);
      const picture = await tab.photograph();
      await tab.run(() => document.getElementById('blinking')?.remove());
      return picture;
    },
  };
}

function startBlinking(): void {
  const pixel = document.createElement('div');
  pixel.id = 'blinking';
  pixel.style.cssText = 'position:fixed;top:0;left:0;width:1px;height:1px;z-index:9';
  document.documentElement.append(pixel);
  let count = 0;
  const blink = () => {
    count += 1;
    pixel.style.background = count % 2 === 0 ? '#ffffff' : '#fffffe';
    if (pixel.isConnected) requestAnimationFrame(blink);
  };
  blink();
}
