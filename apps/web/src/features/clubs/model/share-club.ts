import { paths } from '#web/navigation/paths.ts';
import { showAlert, toast } from '#web/notify/notify.ts';

type SharedClub = { clubId: number; clubName: string };

export async function shareClub({ clubId, clubName: title }: SharedClub): Promise<void> {
  const url = window.location.origin + paths.clubInvitation(clubId);
  if (typeof navigator.share === 'function') {
    // navigator.share rejects when the user closes the sheet, which is not a failure.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast('링크를 복사했어요');
  } catch {
    await showAlert(`이 주소를 복사해 주세요.\n${url}`);
  }
}
