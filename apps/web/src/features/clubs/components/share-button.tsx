import { Share2 } from 'lucide-react';
import { showAlert, toast } from '#web/notify/notify.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';

type ShareButtonProps = { title: string };

/** The phone's own sheet where there is one, else the link goes to the clipboard. */
export function ShareButton({ title }: ShareButtonProps) {
  async function share() {
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
  return (
    <IconButton
      variant="surface"
      label="공유하기"
      icon={<Share2 aria-hidden />}
      onClick={() => void share()}
    />
  );
}
