import { UserRoundCheck } from 'lucide-react';
import { useRef } from 'react';
import { blockMessages } from '#web/domain/copy/block.ts';
import { InfiniteList } from '#web/lists/infinite-list.tsx';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';
import { blockQueries } from '#web/queries/block-queries.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from './block-list.module.css';
import { BlockedPerson } from './blocked-person.tsx';

export function BlockList() {
  const list = useInfiniteList(blockQueries.list());
  const frame = useRef<HTMLDivElement>(null);
  // Unblocking removes the row with the focused button: move the focus to the list.
  const restoreFocus = () => frame.current?.focus({ preventScroll: true });
  return (
    <div ref={frame} tabIndex={-1}>
      <InfiniteList
        list={list}
        label={blockMessages.title}
        skeleton={<BlockListSkeleton />}
        empty={
          <EmptyState
            icon={<UserRoundCheck />}
            title="차단한 사람이 없어요."
            how="프로필에서 차단하면 여기에서 풀 수 있어요."
          />
        }
        className={styles.list}
        renderItem={({ member }) => <BlockedPerson member={member} onGone={restoreFocus} />}
      />
    </div>
  );
}

const rows = ['7rem', '9rem', '6rem', '8rem'];

function BlockListSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
        {rows.map((width) => (
          <div key={width} className={styles.row}>
            <Skeleton shape="circle" />
            <Skeleton shape="line" width={width} height="1.6rem" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
