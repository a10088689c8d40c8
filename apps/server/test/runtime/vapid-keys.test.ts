import { expect, test } from 'vitest';
import webPush from 'web-push';
import { findVapidFault, makeVapidKeys } from '#server/runtime/vapid-keys.ts';

test('keys of any number of starts are pairs that the push library takes', () => {
  for (let count = 0; count < 300; count += 1) {
    const { publicKey, privateKey } = makeVapidKeys();
    expect(findVapidFault({ publicKey, privateKey })).toBeUndefined();
    webPush.setVapidDetails('mailto:admin@azit.example', publicKey, privateKey);
  }
});

test('keys that the push library makes are taken', () => {
  expect(findVapidFault(webPush.generateVAPIDKeys())).toBeUndefined();
});
