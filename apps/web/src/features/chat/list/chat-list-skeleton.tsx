import type { ChatKind } from '@azit/contract/chats/chat.schema';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from './chat-row.module.css';

const rows = ['62%', '78%', '54%', '70%', '46%', '66%', '58%'];

export function ChatListSkeleton({ kind }: { kind: ChatKind }) {
  return (
    <SkeletonGroup>
      {rows.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton
            shape={kind === 'personal' ? 'circle' : 'block'}
            width="5.2rem"
            height="5.2rem"
          />
          <span className={styles.bones}>
            <Skeleton shape="line" width={width} height="1.5rem" />
            <Skeleton shape="line" width="40%" height="1.4rem" />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  );
}
