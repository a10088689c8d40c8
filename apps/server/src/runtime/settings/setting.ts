import { isIP } from 'node:net';
import * as z from 'zod/mini';

export const flag = z.enum(['on', 'off'], 'must be on or off');
export const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address like ${example}` });
const EXAMPLE = 'postgres://user:password@host:5432/azit';
export const postgresUrl = url(/^postgres(ql)?$/, EXAMPLE);
export const hasHost = (address: string) => URL.parse(address)?.hostname !== '';
// Accept only digits: Number() also accepts spaces, 0x50 and 1e3.
const number = (pattern: RegExp, maximum: number, error: string) =>
  z.pipe(
    z
      .string()
      .check(z.refine((text) => pattern.test(text.trim()) && Number(text) <= maximum, error)),
    z.transform(Number),
  );
export const port = number(/^\d+$/, 65_535, 'must be a port number from 0 to 65535');
export const positive = number(/^0*[1-9]\d*$/, 1_000_000, 'must be a whole number from 1 up');
export const seconds = number(/^\d+(\.\d+)?$/, 60, 'must be a number of seconds from 0 to 60');
/** Members can write in a room for 30 days after the meeting, so retention must be longer. */
export const retentionDays = number(
  /^0*(3[1-9]|[4-9]\d|[1-9]\d{2,})$/,
  1_000_000,
  'must be a whole number from 31 up',
);
export const factor = number(
  /^\d+(\.\d+)?$/,
  1_000_000,
  'must be a number from 0 up, like 1 or 2.5',
);
const isHost = (name: string) => isIP(name) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(name);
export const host = z
  .string()
  .check(z.refine(isHost, 'must be an address of this machine, like 127.0.0.1'));
export const isSender = (from: string) =>
  /^[^<>@\s]+@[^<>@\s]+$|^[^<>]*<[^<>@\s]+@[^<>@\s]+>$/.test(from);

export function readReplicaUrls(given: {
  DATABASE_REPLICA_URLS: string;
  DATABASE_URL?: string | undefined;
}): readonly string[] {
  const urls = given.DATABASE_REPLICA_URLS.split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  if (urls.some((text) => !postgresUrl.safeParse(text).success)) {
    throw new Error(
      `DATABASE_REPLICA_URLS: must be addresses like ${EXAMPLE}, with commas between`,
    );
  }
  if (urls.length > 0 && given.DATABASE_URL === undefined) {
    throw new Error('DATABASE_REPLICA_URLS: needs DATABASE_URL, the database they are replicas of');
  }
  return urls;
}
