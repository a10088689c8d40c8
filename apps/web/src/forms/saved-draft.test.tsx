import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logIn, logOut } from '#web/session/session.ts';
import { useSaveDraft, useSavedDraft } from './saved-draft.ts';

const tokens = { accessToken: 'Bearer a', refreshToken: 'r' };
const nobodysPicture = { profileUrl: null, profileName: null };
const ann = { memberId: 7, nickname: '초코', email: 'a@azit.kr', ...nobodysPicture };
const ben = { memberId: 8, nickname: '송이', email: 'b@azit.kr', ...nobodysPicture };

function Form() {
  const saved = useSavedDraft((stored) => (typeof stored === 'string' ? stored : undefined));
  const [text] = useState(saved ?? '');
  useSaveDraft('쓰다 만 글', true);
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

test('a form restores its draft once after the session has expired', () => {
  act(() => logOut('expired'));
  logIn(tokens, ann);
  expect(open()).toBe('쓰다 만 글');
  expect(open()).toBe('');
});

test('a saved draft is not shown to another member or in another form', () => {
  act(() => logOut('expired'));
  logIn(tokens, ben);
  expect(open()).toBe('');
  act(() => logOut('expired'));
  logIn(tokens, ben);
  expect(open('/azit/join/4')).toBe('');
});

function loadDocument(type: 'reload' | 'navigate') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
  act(() => void window.dispatchEvent(new Event('pagehide')));
}

// covers U1.5 (docs/coverage-statements.md)
test('a form restores its text once after a reload', () => {
  loadDocument('reload');
  expect(open()).toBe('쓰다 만 글');
  expect(open()).toBe('');
});

// covers U1.5 (docs/coverage-statements.md)
test('a form that is opened again by a link starts empty', () => {
  loadDocument('navigate');
  expect(open()).toBe('');
});

test('a reload by a guest saves no text', () => {
  act(() => logOut());
  loadDocument('reload');
  expect(sessionStorage.getItem('keptDraft')).toBeNull();
});

test('a logout removes the saved drafts', () => {
  act(() => logOut());
  expect(sessionStorage.getItem('keptDraft')).toBeNull();
});
