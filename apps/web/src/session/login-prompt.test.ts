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

test('the prompt is asked for once', () => {
  requestLoginPrompt('/chat');
  expect(localStorage.getItem('isLocation')).toBe('true');
  expect(takeLoginPrompt()).toBe(true);
  expect(localStorage.getItem('isLocation')).toBe('false');
  expect(takeLoginPrompt()).toBe(false);
});

test('a remembered path is given back once, and then home', () => {
  rememberReturnPath('/azit/detail/3?tab=a');
  expect(takeReturnPath()).toBe('/azit/detail/3?tab=a');
  expect(takeReturnPath()).toBe('/');
});

test('after a path is forgotten the way leads home', () => {
  rememberReturnPath('/chat');
  forgetReturnPath();
  expect(takeReturnPath()).toBe('/');
});

test.each(['//evil.example/x', '/\\evil.example', 'https://evil.example', 'chat', ''])(
  'the remembered path %j does not lead out of the app',
  (path) => {
    rememberReturnPath(path);
    expect(takeReturnPath()).toBe('/');
  },
);
