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

test('a requested login prompt is taken once', () => {
  requestLoginPrompt('/chat');
  expect(localStorage.getItem('isLocation')).toBe('true');
  expect(takeLoginPrompt()).toBe(true);
  expect(localStorage.getItem('isLocation')).toBe('false');
  expect(takeLoginPrompt()).toBe(false);
});

test('a remembered return path is taken once, and then it is home', () => {
  rememberReturnPath('/azit/detail/3?tab=a');
  expect(takeReturnPath()).toBe('/azit/detail/3?tab=a');
  expect(takeReturnPath()).toBe('/');
});

test('a forgotten return path leads home', () => {
  rememberReturnPath('/chat');
  forgetReturnPath();
  expect(takeReturnPath()).toBe('/');
});

test.each(['//evil.example/x', '/\\evil.example', 'https://evil.example', 'chat', ''])(
  'the return path %j does not lead out of the app',
  (path) => {
    rememberReturnPath(path);
    expect(takeReturnPath()).toBe('/');
  },
);
