import { applications } from '@azit/contract/clubs/applications.endpoints';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { viewer } from '#web/testing/sample-replies.ts';
import { call } from './client.ts';

const peer = apiPeerPerTest();
const headers = { 'x-request-id': 'a1b2c3d4e5f6' };
const apply = () =>
  call(applications.apply, {
    params: { clubId: 3 },
    body: { memberId: viewer.memberId, joinAnswer: '네' },
  });

// covers O3 (docs/coverage-statements.md)
test('the message of a server error contains the request id', async () => {
  const json = { status: 500, code: 'INTERNAL', message: '하지 못했어요.' };
  peer.reply = () => ({ status: 500, json, headers });
  await expect(apply()).rejects.toThrow('하지 못했어요. (문의 번호 a1b2c3d4e5f6)');
});

test('the message of a 409 response contains no request id', async () => {
  const json = { status: 409, code: 'CLUB_FULL', message: '자리가 없어요.' };
  peer.reply = () => ({ status: 409, json, headers });
  await expect(apply()).rejects.toThrow(/없어요\.$/);
});
