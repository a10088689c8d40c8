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
    /** Counts two taps: one opens the list and one chooses the value. */
    choose: (list: Locator, value: string) => {
      count += 1;
      return act(list.selectOption(value));
    },
  };
}
