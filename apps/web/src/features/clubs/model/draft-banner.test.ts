import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logIn, logOut } from '#web/session/session.ts';
import { readClubDraft, saveClubDraft } from './club-draft.ts';
import { forgetWholeDraft, heldBanner, recallBanner, rememberBanner } from './draft-banner.ts';

const member = { nickname: '초코', email: 'a@azit.kr', profileUrl: null, profileName: null };
const image = new Blob(['banner'], { type: 'image/png' });

/** Makes IndexedDB refuse to open, as Firefox does in a private window. */
function refuseDatabase() {
  const open = () => {
    const request = { error: new DOMException('refused', 'InvalidStateError'), onerror: () => {} };
    queueMicrotask(() => request.onerror());
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
}

beforeEach(() => logIn({ accessToken: 'Bearer a', refreshToken: 'r' }, { memberId: 7, ...member }));

afterEach(() => {
  forgetWholeDraft();
  logOut();
});

test.each([
  ['has no database', () => vi.stubGlobal('indexedDB', undefined)],
  ['refuses to open its database', refuseDatabase],
])('a banner chosen in a browser that %s is still present after Back', async (_, prepare) => {
  prepare();
  rememberBanner(image);
  expect(heldBanner()).toBe(image);
  expect(await recallBanner()).toBe(image);
  forgetWholeDraft();
  expect(await recallBanner()).toBeNull();
  expect(readClubDraft()).toBeNull();
});

test('a draft whose banner cannot be read is restored without a banner', async () => {
  refuseDatabase();
  saveClubDraft({ imageId: 'kept-by-an-earlier-page' });
  expect(await recallBanner()).toBeNull();
});
