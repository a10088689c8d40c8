import { expect, test } from 'vitest';
import { s3Signer } from '#server/modules/images/s3-image-store.ts';

/** AWS publishes these keys with expected signatures, so the results can be compared. */
const keys = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const clock = { now: () => new Date('2013-05-24T00:00:00Z') };
const host = 'https://examplebucket.s3.amazonaws.com';

// covers P8.6 (docs/coverage-statements.md)
test.each([
  [
    'a file',
    'GET',
    `${host}/test.txt`,
    { headers: { Range: 'bytes=0-9' } },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'an upload',
    'PUT',
    `${host}/test%24file.text`,
    {
      headers: {
        Date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      },
      body: Buffer.from('Welcome to Amazon S3.'),
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'a word without a value',
    'GET',
    `${host}/?lifecycle`,
    { headers: {} },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'a list',
    'GET',
    `${host}/?max-keys=2&prefix=J`,
    { headers: {} },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])(
  'the S3 request for %s has the published signature',
  async (_, method, url, parts, signature) => {
    const request = await s3Signer(keys, clock)(method, new URL(url), parts);
    const authorization = request.headers.get('authorization');
    expect(authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE\/20130524\/us-east-1\/s3\/aws4_request,/,
    );
    expect(authorization).toContain(`Signature=${signature}`);
  },
);

test('the S3 signature covers the headers and the bytes of an upload', async () => {
  const sign = s3Signer(keys, clock);
  const signUpload = async (type: string, text: string) => {
    const parts = { headers: { 'Content-Type': type }, body: Buffer.from(text) };
    return (await sign('PUT', new URL(`${host}/a.webp`), parts)).headers.get('authorization');
  };
  const signature = await signUpload('image/webp', 'x');
  expect(signature).toContain('content-type');
  expect(await signUpload('image/webp', 'y')).not.toBe(signature);
  expect(await signUpload('text/html', 'x')).not.toBe(signature);
});
