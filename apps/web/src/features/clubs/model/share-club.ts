import { showAlert, toast } from '#web/notify/notify.ts';

/** The phone's own sheet where there is one, else the link of this page goes to the clipboard. */
export async function shareClub(title: string): Promise<void> {
  const { href: url } = window.location;
  if (typeof navigator.share === 'function') {
    // Closing the sheet rejects; that is no failure.
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
