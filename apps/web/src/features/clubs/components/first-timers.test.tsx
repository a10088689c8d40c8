import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FirstTimers } from './first-timers.tsx';

test.each([
  [3, 3, '모두 처음 만나요.'],
  [2, 3, '대부분 처음 만나요.'],
  [1, 3, '서로 아는 사람이 많아요.'],
])('a club with %i first timers among %i people shows “%s”', (count, of, sentence) => {
  const { unmount } = render(<FirstTimers count={count} of={of} isMember={false} />);
  expect(screen.getByText(sentence)).toBeTruthy();
  unmount();
});
