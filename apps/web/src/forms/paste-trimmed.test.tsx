import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { pasteTrimmed } from './paste-trimmed.ts';

afterEach(cleanup);

function Field() {
  const [typed, setTyped] = useState('');
  return (
    <>
      <input onPaste={pasteTrimmed} onChange={(event) => setTyped(event.target.value)} />
      <output>{typed}</output>
    </>
  );
}

test.each([
  ['  초코송이\n', '초코송이'],
  ['초코송이', '초코송이'],
  ['초코 송이 ', '초코 송이'],
])('the text %j is pasted as %j', async (pasted, text) => {
  render(<Field />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste(pasted);
  expect(screen.getByRole('textbox')).toHaveProperty('value', text);
  expect(screen.getByRole('status').textContent).toBe(text);
});

test('pasted text is trimmed and inserted at the caret', async () => {
  render(<Field />);
  await userEvent.type(screen.getByRole('textbox'), '초이{ArrowLeft}');
  await userEvent.paste(' 코송 ');
  expect(screen.getByRole('textbox')).toHaveProperty('value', '초코송이');
});
