import { ROOM_OPEN_DAYS } from '../chats/room-closing.ts';

export const TAKE_OVER_DAYS = 7;
export const INVITATION_DAYS = 14;
const INVITE_AGAIN_DAYS = 90;

function addDays(from: Date, days: number): Date {
  return new Date(from.getTime() + days * 24 * 60 * 60_000);
}

export const invitedSince = (now: Date) => addDays(now, -INVITATION_DAYS);
export const invitedBefore = (now: Date) => addDays(now, -INVITE_AGAIN_DAYS);
export const askableFrom = (invitedAt: Date) => addDays(invitedAt, INVITE_AGAIN_DAYS);
export const takeOverFrom = (pausedAt: Date) => addDays(pausedAt, TAKE_OVER_DAYS);
export const roomReadableUntil = (endedAt: Date) => addDays(endedAt, ROOM_OPEN_DAYS);

type Invitation = { state: string | null; invited_at: Date | null; declined_at: Date | null };

/** An invitation without an answer expires. Nobody gets a notice of that. */
export function isInvited(own: Invitation | undefined, now: Date): boolean {
  if (own?.state !== 'INVITED' || own.declined_at !== null) return false;
  return own.invited_at !== null && own.invited_at > invitedSince(now);
}
