import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { freeSeats } from '@azit/rules/club-viewer-state';
import { formatDetailTime, type Meeting, meetingStart } from '@azit/rules/meeting-time';
import { copyText } from '#web/lib/copy-text.ts';
import { paths } from '#web/navigation/paths.ts';
import { showAlert, toast } from '#web/notify/notify.ts';
import type { LinkParams } from '#web/queries/invite-link-queries.ts';

export type SharedClub = Meeting & { clubId: number; clubName: string };

export function invitationLink({ clubId }: SharedClub): string {
  return window.location.origin + paths.clubInvitation(clubId);
}

/** The link preview in a messenger does not contain the time, so the text does. */
export function invitationText(club: SharedClub): string {
  return `${club.clubName} · ${formatDetailTime(club, new Date())}`;
}

export function shareClub(club: SharedClub): Promise<void> {
  const shared = { title: club.clubName, text: invitationText(club) };
  return shareLink({ ...shared, url: invitationLink(club) });
}

export async function shareLink(shared: { title: string; text: string; url: string }) {
  if (typeof navigator.share !== 'function') return copyLink(shared);
  // navigator.share rejects when the user closes the sheet, which is not a failure.
  await navigator.share(shared).catch(() => undefined);
}

export function copyInvitation(club: SharedClub): Promise<void> {
  return copyLink({ text: invitationText(club), url: invitationLink(club) });
}

export async function copyLink(shared: { text: string; url: string }): Promise<void> {
  const text = `${shared.text}\n${shared.url}`;
  if (await copyText(text)) toast('링크를 복사했어요');
  else await showAlert(`이 글을 복사해 주세요.\n${text}`);
}

export type LinkTarget = {
  params: LinkParams;
  title: string;
  /** The message that is sent together with the link. */
  text: string;
  freeSeats: number;
  maxUses: number;
  /** The uses of a new link. */
  usualUses: number;
  isFull: boolean;
  /** Null for a crew: no meeting ends its link. */
  startsAt: Date | null;
};

export function toLinkTarget(club: ClubDetail): LinkTarget {
  const { clubId, clubName: title, memberLimit } = club;
  const text = invitationText(club);
  const free = freeSeats(club);
  return {
    params: { clubId },
    title,
    text,
    freeSeats: Math.max(1, free),
    // Allows as many uses as the club has seats, not only the free ones: a friend who comes too
    // late can join the queue.
    maxUses: memberLimit,
    usualUses: memberLimit,
    isFull: free <= 0,
    startsAt: meetingStart(club),
  };
}
