import type { Locator } from '@playwright/test';

export function countedActs() {
  let count = 0;
  const act = (work: Promise<unknown>) => {
    count += 1;
    return work;
  };
  return {
    total: () => count,
    press: (target: Locator) => act(target.click()),
    type: (field: Locator, text: string) => act(field.fill(text)),
    check: (box: Locator) => act(box.check()),
    choose: (list: Locator, value: string) => act(list.selectOption(value)),
    attach: (field: Locator, file: { name: string; mimeType: string; buffer: Buffer }) =>
      act(field.setInputFiles(file)),
  };
}
