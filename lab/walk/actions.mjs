import { DEMO_PASSWORD } from '../../apps/server/src/commands/seed-demo/demo-login.ts';
import { fillClubForm } from '../../e2e/club-form.ts';

/** @typedef {(page: import('@playwright/test').Page) => Promise<void>} Action */

/** @type {Action} */
export async function tryPreview(page) {
  await fillClubForm(page, '성수에서 볼더링 처음 해 보는 사람들');
  await page.getByRole('button', { name: '미리보기' }).click();
  await page.waitForURL('**/azit/preview');
}

/** @type {Action} */
export async function tryNewPassword(page) {
  await page.getByLabel('지금 비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '확인', exact: true }).click();
  await page.waitForURL('**/userpage/resetpw');
}

/** @type {Action} */
export async function trySignupAdd(page) {
  for (const [label, value] of [
    ['닉네임', '걷는사람'],
    ['이메일', 'walker@azit.example'],
  ]) {
    await page.getByRole('textbox', { name: label }).fill(value ?? '');
    await page.getByRole('button', { name: `${label} 중복 확인` }).click();
    await page
      .getByText(/사용할 수 있는/)
      .last()
      .waitFor();
  }
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByLabel('비밀번호 확인', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '다음', exact: true }).click();
  await page.waitForURL('**/signup/add');
}

/**
 * Fills text fields with an invalid value and leaves the others empty, so that every field shows
 * its error. @type {Action}
 */
export async function leaveFieldsWrong(page) {
  for (const field of await page.locator('main input, main textarea').all()) {
    if (!(await field.isEditable().catch(() => false))) continue;
    const type = await field.getAttribute('type');
    if (type === null || ['text', 'email', 'password', 'search'].includes(type)) {
      await field.fill('!');
    }
    await field.blur();
  }
}

/**
 * Presses a button that opens a confirmation dialog.
 * @param {string} name
 * @returns {Action}
 */
export function press(name) {
  return async (page) => {
    await page.getByRole('button', { name }).first().click();
    await page.locator('dialog:modal').waitFor();
  };
}

/** @type {Action} */
export async function chooseCrop(page) {
  const buffer = await page.screenshot();
  const file = { name: 'banner.png', mimeType: 'image/png', buffer };
  await page.getByLabel(/대표 사진 (고르기|바꾸기)/).setInputFiles(file);
  await page.getByRole('dialog').waitFor();
}

/** @type {Action} */
export async function chooseReviewed(page) {
  for (const person of (await page.getByRole('checkbox').all()).slice(0, 2)) await person.check();
}

/** Four presses of Tab move the focus ring into the content of the page. @type {Action} */
export async function walkByKeyboard(page) {
  for (let key = 0; key < 4; key += 1) await page.keyboard.press('Tab');
}

/** Checks that a guest is redirected to the home page and sees the login prompt. @type {Action} */
export async function expectFrontDoor(page) {
  if (new URL(page.url()).pathname !== '/') throw new Error(`a guest stays at ${page.url()}`);
  await page.getByRole('dialog').waitFor();
}
