import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const items = [
  { value: 'one', label: '하나' },
  { value: 'two', label: '둘' },
  { value: 'three', label: '셋' },
];

function Sample() {
  const [value, setValue] = useState('one');
  return (
    <Tabs label="보기" items={items} value={value} onChange={setValue}>
      {value}
    </Tabs>
  );
}

test.each([
  ['{ArrowRight}', '둘'],
  ['{ArrowLeft}', '셋'],
  ['{End}', '셋'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', '하나'],
  ['{End}{Home}', '하나'],
])('the keys %s on a tab move focus and selection to %s', async (keys, label) => {
  render(<Sample />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  const tab = screen.getByRole('tab', { name: label });
  expect(document.activeElement).toBe(tab);
  expect(tab.getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel', { name: label })).toBeDefined();
});

test('only the selected tab is a Tab stop', async () => {
  render(<Sample />);
  await userEvent.click(screen.getByRole('tab', { name: '둘' }));
  const stops = screen.getAllByRole('tab').map((tab) => tab.tabIndex);
  expect(stops).toEqual([-1, 0, -1]);
});
