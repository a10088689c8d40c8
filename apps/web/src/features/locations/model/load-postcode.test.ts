import { afterEach, expect, it, vi } from 'vitest';
import { loadPostcode } from './load-postcode.ts';

class Widget {
  embed() {}
}

afterEach(() => {
  Reflect.deleteProperty(window, 'kakao');
  Reflect.deleteProperty(window, 'daum');
  document.head.replaceChildren();
  vi.useRealTimers();
});

function catchScripts(): HTMLScriptElement[] {
  const caught: HTMLScriptElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) caught.push(node);
  });
  return caught;
}

it('concurrent callers load the postcode script once', async () => {
  const scripts = catchScripts();
  const both = Promise.all([loadPostcode(), loadPostcode()]);
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.src).toMatch(/^https:\/\/t1\.kakaocdn\.net\/[^?]+\/postcode\.v2\.js$/);
  Object.assign(window, { kakao: { Postcode: Widget } });
  scripts[0]?.dispatchEvent(new Event('load'));
  await expect(both).resolves.toEqual([Widget, Widget]);
});

it('an existing postcode widget is used, even under its old name', async () => {
  const scripts = catchScripts();
  Object.assign(window, { daum: { Postcode: Widget } });
  await expect(loadPostcode()).resolves.toBe(Widget);
  expect(scripts).toHaveLength(0);
});

// covers S7.16 (docs/coverage-statements.md)
it('a failed load of the postcode script throws an error, and a retry succeeds', async () => {
  const scripts = catchScripts();
  const first = loadPostcode();
  scripts[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('could not be reached');
  const second = loadPostcode();
  expect(scripts).toHaveLength(2);
  Object.assign(window, { kakao: { Postcode: Widget } });
  scripts[1]?.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBe(Widget);
});

it('a postcode script that defines no widget throws an error', async () => {
  const scripts = catchScripts();
  const load = loadPostcode();
  scripts[0]?.dispatchEvent(new Event('load'));
  await expect(load).rejects.toThrow('brought no widget');
});

it('a postcode script that does not load in time throws an error', async () => {
  vi.useFakeTimers();
  catchScripts();
  const load = expect(loadPostcode({ timeoutMs: 5_000 })).rejects.toThrow('took too long');
  await vi.advanceTimersByTimeAsync(5_000);
  await load;
});
