import { beforeEach, expect, test } from 'vitest';
import {
  forgetPlace,
  rememberPlace,
  requestLoginPrompt,
  takeLoginPrompt,
  takePlace,
} from './login-prompt.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// covers S2.19
test('the prompt is asked for once', () => {
  requestLoginPrompt('/chat');
  expect(localStorage.getItem('isLocation')).toBe('true');
  expect(takeLoginPrompt()).toBe(true);
  expect(localStorage.getItem('isLocation')).toBe('false');
  expect(takeLoginPrompt()).toBe(false);
});

test('the place is given back once, then home', () => {
  rememberPlace('/azit/detail/3?tab=a');
  expect(takePlace()).toBe('/azit/detail/3?tab=a');
  expect(takePlace()).toBe('/');
});

test('a forgotten place is home', () => {
  rememberPlace('/chat');
  forgetPlace();
  expect(takePlace()).toBe('/');
});

test.each(['//evil.example/x', '/\\evil.example', 'https://evil.example', 'chat', ''])(
  'the place %j does not lead out of the app',
  (place) => {
    rememberPlace(place);
    expect(takePlace()).toBe('/');
  },
);
