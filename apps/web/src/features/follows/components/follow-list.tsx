import type { MemberIntro } from '@azit/contract/members/member.schema';
import { UserPlus, Users } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { memberMessages } from '#web/domain/copy/member.ts';
import { MemberAvatar } from '#web/domain/member-avatar.tsx';
import { InfiniteList } from '#web/lists/infinite-list.tsx';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';
import { paths } from '#web/navigation/paths.ts';
import { followQueries } from '#web/queries/follow-queries.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from './follow-list.module.css';
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
  // Removing a row also removes its focused button, so move the focus to the list.
  const restoreFocus = () => frame.current?.focus({ preventScroll: true });
  const Actions = tab === 'follower' ? FollowerActions : FolloweeActions;
  return (
    <div ref={frame} tabIndex={-1}>
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

type FollowPersonProps = { member: MemberIntro; actions: ReactNode };

function FollowPerson({ member, actions }: FollowPersonProps) {
  return (
    <div className={styles.row}>
      <Link to={paths.memberProfile(member.memberId)} className={styles.person}>
        <MemberAvatar member={member} />
        <span className={styles.words}>
          <span className={styles.nickname}>{member.nickname}</span>
          <span className="text-caption text-clipped">{member.aboutMe}</span>
        </span>
      </Link>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

const rows = ['70%', '50%', '80%', '60%', '40%'];

function FollowSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
        {rows.map((width) => (
          <div key={width} className={styles.row}>
            <div className={styles.person}>
              <Skeleton shape="circle" />
              <span className={styles.bones}>
                <Skeleton shape="line" width="8rem" height="1.6rem" />
                <Skeleton shape="line" width={width} />
              </span>
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
