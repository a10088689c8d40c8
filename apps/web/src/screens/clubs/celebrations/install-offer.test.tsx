import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { logOut } from '#web/session/session.ts';
import { enterAsViewer } from '#web/testing/sample-replies.ts';
import { InstallOffer } from './install-offer.tsx';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

beforeAll(() => {
  const script = path.join(import.meta.dirname, '../../../../public/install.js');
  runInNewContext(readFileSync(script, 'utf8'), { window });
});
beforeEach(enterAsViewer);
afterEach(() => {
  cleanup();
  logOut();
  window.dispatchEvent(new Event('appinstalled'));
});

function offerPrompt() {
  const prompt = vi.fn(async () => ({ outcome: 'dismissed' }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  expect(event.defaultPrevented, 'the browser does not ask by itself').toBe(true);
  return prompt;
}

const show = () => render(<InstallOffer instead={<p>알림을 켤까요?</p>} />);
const offer = () => screen.queryByRole('region', { name: '아지트를 홈 화면에 둘까요?' });
const instead = () => screen.queryByText('알림을 켤까요?');

// covers H2 (docs/coverage-statements.md)
test('a tap opens the install prompt, after which the next offer is shown', async () => {
  const prompt = offerPrompt();
  show();
  expect(instead()).toBeNull();
  expect(prompt).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '홈 화면에 추가' }));
  expect(prompt).toHaveBeenCalledOnce();
  await waitFor(() => expect(instead()).toBeTruthy());
  expect(offer()).toBeNull();
});

// covers H2 (docs/coverage-statements.md)
test('an install offer that was shown once is not shown again', async () => {
  offerPrompt();
  show();
  cleanup();
  show();
  expect(offer()).toBeNull();
  expect(instead()).toBeTruthy();
});

test('an install offer can be dismissed', async () => {
  const prompt = offerPrompt();
  show();
  await userEvent.click(screen.getByRole('button', { name: '나중에' }));
  expect(instead()).toBeTruthy();
  expect(prompt).not.toHaveBeenCalled();
});

// covers H2 (docs/coverage-statements.md)
test('on an iPhone the install offer explains the manual steps', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iPhone);
  show();
  expect(offer()?.textContent).toContain('‘홈 화면에 추가’를 골라 주세요.');
  expect(screen.queryByRole('button', { name: '홈 화면에 추가' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '알겠어요' }));
  expect(instead()).toBeTruthy();
});

// covers H2 (docs/coverage-statements.md)
test('no install offer is shown for an installed app or without browser support', () => {
  show();
  expect(offer()).toBeNull();
  cleanup();
  offerPrompt();
  window.dispatchEvent(new Event('appinstalled'));
  show();
  expect(offer()).toBeNull();
  expect(instead()).toBeTruthy();
});
