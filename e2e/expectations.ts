import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { axePath, axeSource } from './axe-file.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog').or(page.getByRole('alert'));
  await expect(alert.filter({ hasText: text })).toBeVisible();
}

export async function confirmAlert(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: '확인', exact: true }).click();
}

/** Waits for finite animations: axe would otherwise check colours in the middle of a transition. */
async function movementEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => {
      return Number.isFinite(effect?.getComputedTiming().endTime);
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * `preload` is off: axe would read every style sheet, although only its rule about audio uses
 * preloaded data and no screen has audio.
 */
const axeOptions: axe.RunOptions = {
  runOnly: { type: 'tag', values: standards },
  resultTypes: ['violations'],
  iframes: false,
  preload: false,
};

/** Loads axe only if the page lacks it: parsing axe costs as much as a check. */
async function loadAxe(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(async (path) => {
    if ('axe' in window) return true;
    if (!navigator.onLine) return false;
    const script = document.createElement('script');
    const loaded = new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = reject;
    });
    script.src = path;
    document.head.append(script);
    await loaded;
    script.remove();
    return true;
  }, axePath);
  if (!isLoaded) await page.evaluate(axeSource);
}

export async function expectNoAxeViolations(page: Page): Promise<void> {
  await movementEnds(page);
  await loadAxe(page);
  const found = await page.evaluate(async (options) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    const { violations } = await loaded.run(document, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
    );
  }, axeOptions);
  expect(found).toEqual([]);
}

export async function closeCelebration(page: Page, title: '함께하게 됐어요' | '아지트를 열었어요') {
  const celebration = page.getByRole('dialog', { name: title });
  await celebration.getByRole('button', { name: '닫기' }).click();
  await expect(celebration).toBeHidden();
}

export async function closeSentSheet(page: Page, name = '참여 신청을 보냈어요'): Promise<void> {
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByRole('button', { name: '확인', exact: true }).click();
  await expect(sheet).toBeHidden();
}
