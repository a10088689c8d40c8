/** @typedef {import('./actions.mjs').Action} Action */

/**
 * Marks a celebration as pending (see apps/web/src/domain/pending-celebration.ts), reloads the club
 * page and waits for the dialog.
 * @param {'joined' | 'opened'} celebration
 * @returns {Action}
 */
export function expectCelebration(celebration) {
  return async (page) => {
    await page.evaluate((kind) => {
      const memberId = localStorage.getItem('memberId');
      const marks = [`${kind} ${location.pathname.split('/').at(-1)}`];
      localStorage.setItem('moments', JSON.stringify({ memberId, marks }));
    }, celebration);
    await page.reload();
    await page.locator('dialog:modal').waitFor();
  };
}

/** @type {Action} */
export async function showCode(page) {
  await expectCelebration('opened')(page);
  await page.getByRole('button', { name: 'QR 보여 주기' }).click();
  await page.getByRole('img', { name: '초대장을 여는 QR 코드' }).waitFor();
}

/** Simulates a browser that offers to install the app. @type {Action} */
export async function offerInstall(page) {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'savedInstallPrompt', { prompt: async () => undefined });
  });
  await expectCelebration('joined')(page);
}
