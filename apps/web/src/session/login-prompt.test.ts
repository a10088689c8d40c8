import { beforeEach, expect, test } from 'vitest';
import {
  forgetReturnPath,
  rememberReturnPath,
  requestLoginPrompt,
  takeLoginPrompt,
  takeReturnPath,
} from './login-prompt.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// covers S2.19 (docs/coverage-statements.md)
test('a requested login prompt is returned once', () => {
  requestLoginPrompt('/chat');
  expect(localStorage.getItem('isLocation')).toBe('true');
  expect(takeLoginPrompt()).toBe(true);
  expect(localStorage.getItem('isLocation')).toBe('false');
  expect(takeLoginPrompt()).toBe(false);
});

test('a stored return path is returned once', () => {
  rememberReturnPath('/azit/detail/3?tab=a');
  expect(takeReturnPath()).toBe('/azit/detail/3?tab=a');
  expect(takeReturnPath()).toBeNull();
});

test('a removed return path is not returned', () => {
  rememberReturnPath('/chat');
  forgetReturnPath();
  expect(takeReturnPath()).toBeNull();
});

test.each(['//evil.example/x', '/\\evil.example', 'https://evil.example', 'chat', ''])(
  'a return path that leaves the app is not returned: %j',
  (returnPath) => {
    rememberReturnPath(returnPath);
    expect(takeReturnPath()).toBeNull();
  },
);
