import { expect, test } from 'vitest';
import { signS3Request } from '#server/modules/images/sign-s3-request.ts';

/** The worked examples that AWS publishes for its signature. */
const keys = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const now = new Date('2013-05-24T00:00:00Z');
const host = 'https://examplebucket.s3.amazonaws.com';

// covers P8.6
test.each([
  [
    'a file',
    { method: 'GET', url: new URL(`${host}/test.txt`), headers: { Range: 'bytes=0-9' } },
    undefined,
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'an upload',
    {
      method: 'PUT',
      url: new URL(`${host}/test%24file.text`),
      headers: {
        Date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      },
    },
    Buffer.from('Welcome to Amazon S3.'),
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'a word without a value',
    { method: 'GET', url: new URL(`${host}/?lifecycle`), headers: {} },
    undefined,
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'a list',
    { method: 'GET', url: new URL(`${host}/?max-keys=2&prefix=J`), headers: {} },
    undefined,
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('%s has the published signature', (_, request, body, signature) => {
  const { Authorization } = signS3Request({ ...request, body }, keys, now);
  expect(Authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE\/20130524\/us-east-1\/s3\/aws4_request,/,
  );
  expect(Authorization).toContain(`Signature=${signature}`);
});
