import { ROOM_OPEN_DAYS } from '@azit/rules/chats/room-closing';

const DAY_MS = 24 * 60 * 60_000;

const TAKE_OVER_AFTER_MS = 7 * DAY_MS;
const INVITATION_MS = 14 * DAY_MS;
const INVITE_AGAIN_MS = 90 * DAY_MS;

export function invitedSince(now: Date): Date {
  return new Date(now.getTime() - INVITATION_MS);
}

export function invitedBefore(now: Date): Date {
  return new Date(now.getTime() - INVITE_AGAIN_MS);
}

export function askableFrom(invitedAt: Date): Date {
  return new Date(invitedAt.getTime() + INVITE_AGAIN_MS);
}

export function takeOverFrom(pausedAt: Date): Date {
  return new Date(pausedAt.getTime() + TAKE_OVER_AFTER_MS);
}

export function roomReadableUntil(endedAt: Date): Date {
  return new Date(endedAt.getTime() + ROOM_OPEN_DAYS * DAY_MS);
}

type Invitation = { state: string; invited_at: Date | null; declined_at: Date | null };

/** An invitation without an answer ends in silence. */
export function isInvited(own: Invitation | undefined, now: Date): boolean {
  return (
    own?.state === 'INVITED' &&
    own.declined_at === null &&
    own.invited_at !== null &&
    own.invited_at > invitedSince(now)
  );
}
