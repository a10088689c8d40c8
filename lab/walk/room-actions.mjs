/** @typedef {import('./actions.mjs').Action} Action */
/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
async function waitForDialog(page) {
  await page.locator('dialog:modal').waitFor();
}

/** @type {Action} */
export async function unfoldPinned(page) {
  await page.getByRole('button', { name: '공지 펼치기' }).click();
}

/** @type {Action} */
export async function openRoomMembers(page) {
  await page.getByRole('button', { name: '채팅방 메뉴' }).click();
  await page.locator('dialog:modal').getByText('멤버', { exact: true }).click();
  await page.getByRole('dialog', { name: '멤버' }).waitFor();
}

/** Opens the menu of the newest message from another member. @type {Action} */
export async function openMessageMenu(page) {
  await page.getByRole('button', { name: '메시지 메뉴' }).last().press('Enter');
  await waitForDialog(page);
}

/** @type {Action} */
export async function reportMessage(page) {
  await openMessageMenu(page);
  await page.locator('dialog:modal').getByText('신고하기').click();
  await page.getByRole('dialog', { name: '메시지 신고' }).waitFor();
}

/**
 * Shows a message that the server has refused, and a next message of several lines in the text
 * field. @type {Action}
 */
export async function failToSend(page) {
  const body = { status: 422, code: 'X', message: '조금 뒤에 다시 보내 주세요.' };
  await page.route('**/api/chats/*/messages', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: body })
      : route.fallback(),
  );
  const field = page.getByRole('textbox', { name: '메시지' });
  await field.fill('저는 2시 반쯤 도착해요. 먼저 시작하셔도 괜찮아요!');
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await page.getByText('전송 실패').waitFor();
  await field.fill('한 줄\n두 줄\n세 줄\n네 줄');
}

/** @type {Action} */
export async function choosePicture(page) {
  const buffer = await page.screenshot();
  const file = { name: 'wall.png', mimeType: 'image/png', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await waitForDialog(page);
}

/**
 * Stores a picture as the service worker does after a share from another app, because these
 * browsers run without the service worker. @type {Action}
 */
export async function sharePicture(page) {
  const bytes = [...(await page.screenshot())];
  await page.evaluate(storeShare, bytes);
  await page.reload();
  await page.getByRole('list', { name: '보낼 수 있는 방' }).waitFor();
}

/**
 * Uses the same IndexedDB names as public/sw-share.js.
 * @param {number[]} bytes
 * @returns {Promise<void>}
 */
function storeShare(bytes) {
  const picture = new File([Uint8Array.from(bytes)], 'wall.png', { type: 'image/png' });
  const words = { title: '', text: '이 벽이에요', url: 'https://example.com/wall' };
  const share = { sharedAt: Date.now(), ...words, picture, problem: null };
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('azit-share');
    opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('kept', 'readwrite');
      writing.objectStore('kept').put(share, 'share');
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
