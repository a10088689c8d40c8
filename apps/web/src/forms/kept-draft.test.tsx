import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logIn, logOut } from '#web/session/session.ts';
import { useKeepDraft, useKeptDraft } from './kept-draft.ts';

const tokens = { accessToken: 'Bearer a', refreshToken: 'r' };
const nobodysPicture = { profileUrl: null, profileName: null };
const ann = { memberId: 7, nickname: '초코', email: 'a@azit.kr', ...nobodysPicture };
const ben = { memberId: 8, nickname: '송이', email: 'b@azit.kr', ...nobodysPicture };

function Form() {
  const kept = useKeptDraft((stored) => (typeof stored === 'string' ? stored : undefined));
  const [text] = useState(kept ?? '');
  useKeepDraft('쓰다 만 글', true);
  return <output>{text}</output>;
}

function open(path = '/azit/join/3') {
  cleanup();
  render(
    <MemoryRouter initialEntries={[path]}>
      <Form />
    </MemoryRouter>,
  );
  return screen.getByRole('status').textContent;
}

beforeEach(() => {
  sessionStorage.clear();
  logIn(tokens, ann);
  open();
});

afterEach(() => {
  cleanup();
  logOut();
});

test('a form whose session ended shows what was typed after the next login, once', () => {
  act(() => logOut('expired'));
  logIn(tokens, ann);
  expect(open()).toBe('쓰다 만 글');
  expect(open()).toBe('');
});

test('a kept draft is not shown to another member, nor in another form', () => {
  act(() => logOut('expired'));
  logIn(tokens, ben);
  expect(open()).toBe('');
  act(() => logOut('expired'));
  logIn(tokens, ben);
  expect(open('/azit/join/4')).toBe('');
});

test('a member who logs out leaves no draft behind', () => {
  act(() => logOut());
  expect(sessionStorage.getItem('keptDraft')).toBeNull();
});
