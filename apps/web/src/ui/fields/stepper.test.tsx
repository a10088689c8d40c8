import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);

function Limit({ start, onLimit }: { start: number; onLimit: (end: 'min' | 'max') => void }) {
  const [value, setValue] = useState(start);
  return (
    <Stepper label="인원" value={value} min={3} max={20} onChange={setValue} onLimit={onLimit} />
  );
}

test.each([
  ['늘리기', 19, '20', 0],
  ['늘리기', 20, '20', 1],
  ['줄이기', 4, '3', 0],
  ['줄이기', 3, '3', 1],
])('the button %s of a stepper at %i sets the value %s', async (button, start, after, limits) => {
  const onLimit = vi.fn();
  render(<Limit start={start} onLimit={onLimit} />);
  await userEvent.click(screen.getByRole('button', { name: `인원 ${button}` }));
  expect(screen.getByDisplayValue(after)).toBeDefined();
  expect(onLimit).toHaveBeenCalledTimes(limits);
});

// covers S5.10 (docs/coverage-statements.md)
test.each([
  ['12', '12', []],
  ['99', '20', [['max']]],
  ['1', '3', [['min']]],
  ['a', '5', []],
])('typing %s into a stepper commits %s', async (typed, after, limits) => {
  const onLimit = vi.fn();
  render(<Limit start={5} onLimit={onLimit} />);
  const input = screen.getByRole('spinbutton', { name: '인원' });
  await userEvent.clear(input);
  await userEvent.type(input, typed);
  await userEvent.tab();
  expect(screen.getByDisplayValue(after)).toBeDefined();
  expect(onLimit.mock.calls).toEqual(limits);
});
