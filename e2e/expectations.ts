import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The message is there, whether as a dialog to confirm or as a passing notice.
 * @public
 */
export async function expectAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog').or(page.getByRole('alert'));
  await expect(alert.filter({ hasText: text })).toBeVisible();
}

/** Presses 확인 of the notice that waits for it. */
export async function confirmAlert(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: '확인', exact: true }).click();
}

/** Colours half way between two states are nobody's choice; what turns for ever is left to turn. */
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
  // The mode without frames opens no page of its own for every check; no screen of ours has one.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
  );
  expect(found).toEqual([]);
}
