import { timingSafeEqual } from 'node:crypto';
import type { Context } from '#server/context.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { calendarAddress } from './calendar-text.ts';
import { readOpenMeeting, toMeetingFile } from './get-meeting-file.ts';

const LIFETIME_SECONDS = 5 * 60;
/**
 * The secret consists of a claim and its keyed hash. The claim contains club, member and last valid
 * second, four bytes each.
 */
const NUMBER_BYTES = 4;
const CLAIM_BYTES = 3 * NUMBER_BYTES;
const SECRET_BYTES = CLAIM_BYTES + 32;

type Claim = { clubId: number; memberId: number; lastSecond: number };

/**
 * The calendar app of the phone has no session, so the URL itself contains a claim that expires
 * soon.
 */
export async function makeCalendarLink(
  context: Context,
  { memberId }: Viewer,
  clubId: number,
): Promise<{ url: string }> {
  await readOpenMeeting(context, memberId, clubId);
  const lastSecond = toSeconds(context.clock.now()) + LIFETIME_SECONDS;
  const secret = sign(context, { clubId, memberId, lastSecond }).toString('base64url');
  return { url: calendarAddress(context, `/api/calendar-links/${secret}.ics`) };
}

/**
 * Checks the seat again: a member who was kicked after the link was created must not open the
 * calendar file.
 */
export async function openCalendarLink(context: Context, secret: string) {
  const claim = readClaim(context, secret);
  if (claim === undefined || claim.lastSecond < toSeconds(context.clock.now())) throw linkEnded();
  const { memberId, clubId } = claim;
  const meeting = await readOpenMeeting(context, memberId, clubId).catch((error: unknown) => {
    throw error instanceof Refusal ? linkEnded() : error;
  });
  return toMeetingFile(context, meeting);
}

function linkEnded(): Refusal {
  const message = '시간이 지난 주소예요. 아지트에서 다시 열어 주세요.';
  return new Refusal(404, 'CALENDAR_NOT_FOUND', message);
}

function sign({ keyedHash }: Context, { clubId, memberId, lastSecond }: Claim): Buffer {
  const claim = Buffer.alloc(CLAIM_BYTES);
  for (const [index, value] of [clubId, memberId, lastSecond].entries()) {
    claim.writeUInt32BE(value, index * NUMBER_BYTES);
  }
  return Buffer.concat([claim, keyedHash(`calendar link ${claim.toString('hex')}`)]);
}

function readClaim(context: Context, secret: string): Claim | undefined {
  const bytes = Buffer.from(secret, 'base64url');
  if (bytes.length !== SECRET_BYTES || bytes.toString('base64url') !== secret) return undefined;
  const claim = {
    clubId: bytes.readUInt32BE(0),
    memberId: bytes.readUInt32BE(NUMBER_BYTES),
    lastSecond: bytes.readUInt32BE(2 * NUMBER_BYTES),
  };
  return timingSafeEqual(bytes, sign(context, claim)) ? claim : undefined;
}

function toSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
