import { expect, test } from 'vitest';
import { readS3Settings } from '#server/runtime/settings/s3-settings.ts';

const whole = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'azit-images',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  STORAGE_BASE: 'https://images.example',
};

test('an S3 image store is configured only if all S3 settings are present', () => {
  expect(readS3Settings({})).toBeUndefined();
  expect(readS3Settings({ ...whole, S3_REGION: 'ap-northeast-2' })).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'azit-images',
    region: 'ap-northeast-2',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
});

// covers P8.6 (docs/coverage-statements.md)
test.each([
  ...Object.keys(whole).map((name) => ({ [name]: '' })),
  { S3_ENDPOINT: 's3.example' },
  { S3_ENDPOINT: 'ftp://s3.example' },
  { S3_BUCKET: 'a/b' },
])('the incomplete S3 setting %j is refused', (part) => {
  expect(() => readS3Settings({ ...whole, ...part })).toThrow(/S3_|STORAGE_BASE/);
});
