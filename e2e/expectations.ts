import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects the message, as a dialog to confirm or as a passing notice.
 * @public
 */
export async function expectAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog').or(page.getByRole('alert'));
  await expect(alert.filter({ hasText: text })).toBeVisible();
}

/** Presses 확인 in the alert dialog. */
export async function confirmAlert(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: '확인', exact: true }).click();
}

/** Waits for animations that end, because axe would judge colours half way between two states. */
async function movementEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => {
      return Number.isFinite(effect?.getComputedTiming().endTime);
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

export async function expectNoAxeViolations(page: Page): Promise<void> {
  await movementEnds(page);
  // Legacy mode skips frames, which no screen has, and does not open a page for each check.
  const { violations } = await new AxeBuilder({ page })
    // Preloading serves the one rule about sound, which no screen has, and reads every style sheet.
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(standards)
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  );
  expect(found).toEqual([]);
}
