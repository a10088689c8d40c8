import { UserPlus, Users } from 'lucide-react';
import { useRef } from 'react';
import { memberMessages } from '#web/domain/copy/member.ts';
import { InfiniteList } from '#web/lists/infinite-list.tsx';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';
import { followQueries } from '#web/queries/follow-queries.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import styles from './follow-list.module.css';
import { FollowPerson } from './follow-person.tsx';
import { FollowSkeleton } from './follow-skeleton.tsx';
import { FolloweeActions, FollowerActions } from './row-actions.tsx';

type FollowListProps = {
  memberId: number;
  tab: 'follower' | 'following';
  isOwn: boolean;
};

export function FollowList({ memberId, tab, isOwn }: FollowListProps) {
  const list = useInfiniteList(
    tab === 'follower' ? followQueries.followers(memberId) : followQueries.following(memberId),
  );
  const frame = useRef<HTMLDivElement>(null);
  // The row with the focused button is gone: move the focus to the list.
  const restoreFocus = () => frame.current?.focus({ preventScroll: true });
  const Actions = tab === 'follower' ? FollowerActions : FolloweeActions;
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      <InfiniteList
        list={list}
        label={tab === 'follower' ? '팔로워' : '팔로잉'}
        skeleton={<FollowSkeleton />}
        empty={<NoFollows tab={tab} isOwn={isOwn} />}
        className={styles.list}
        renderItem={(row) => (
          <FollowPerson
            member={row.member}
            actions={isOwn && <Actions ownerId={memberId} row={row} onGone={restoreFocus} />}
          />
        )}
      />
    </div>
  );
}

function NoFollows({ tab, isOwn }: Pick<FollowListProps, 'tab' | 'isOwn'>) {
  const { noFollowers, noFollowersHow, noFollowing, noFollowingHow } = memberMessages;
  return tab === 'follower' ? (
    <EmptyState icon={<Users />} title={noFollowers} how={isOwn ? noFollowersHow : undefined} />
  ) : (
    <EmptyState icon={<UserPlus />} title={noFollowing} how={isOwn ? noFollowingHow : undefined} />
  );
}
