import { url } from './setting.ts';

const EXAMPLE = 'postgres://user:password@host:5432/azit';
const address = url(/^postgres(ql)?$/, EXAMPLE);

/** Reads a list separated by commas; throws an Error that says what is wrong with it. */
export function readReplicaUrls(given: {
  DATABASE_REPLICA_URLS: string;
  DATABASE_URL?: string | undefined;
}): readonly string[] {
  const urls = given.DATABASE_REPLICA_URLS.split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  if (urls.some((text) => !address.safeParse(text).success)) {
    throw new Error(
      `DATABASE_REPLICA_URLS: must be addresses like ${EXAMPLE}, with commas between`,
    );
  }
  if (urls.length > 0 && given.DATABASE_URL === undefined) {
    throw new Error('DATABASE_REPLICA_URLS: needs DATABASE_URL, the database they are replicas of');
  }
  return urls;
}
