export type S3Settings = NonNullable<ReturnType<typeof readS3Settings>>;

export const s3SettingNames = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'STORAGE_BASE',
];

type Environment = Record<string, string | undefined>;

export function readS3Settings(env: Environment) {
  const endpoint = env.S3_ENDPOINT || undefined;
  const bucket = env.S3_BUCKET || undefined;
  const accessKeyId = env.S3_ACCESS_KEY_ID || undefined;
  const secretAccessKey = env.S3_SECRET_ACCESS_KEY || undefined;
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    throw new Error(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together',
    );
  }
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    throw new Error('S3_ENDPOINT must be a valid address');
  }
  if (!/^[\w.-]+$/.test(bucket)) throw new Error('S3_BUCKET must be the name of a bucket');
  if (!env.STORAGE_BASE) {
    throw new Error('STORAGE_BASE must say where people read the images of S3_BUCKET');
  }
  const region = env.S3_REGION || 'us-east-1';
  if (!/^[\w-]+$/.test(region)) throw new Error('S3_REGION must be a name like ap-northeast-2');
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
  };
}
