import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { unreadText } from './unread-text.ts';

export function UnreadBadge({ count, quiet }: { count: number; quiet?: boolean }) {
  return (
    <>
      <VisuallyHidden>{unreadText(count)}</VisuallyHidden>
      <CountBadge count={count} quiet={quiet} />
    </>
  );
}
