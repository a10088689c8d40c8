import { chatListMessages } from '#web/domain/copy/chat-list.ts';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';

export function UnreadBadge({ count, quiet }: { count: number; quiet?: boolean }) {
  return (
    <>
      <VisuallyHidden>{chatListMessages.unread(count)}</VisuallyHidden>
      <CountBadge count={count} quiet={quiet} />
    </>
  );
}
