import type { VisibleMember } from '@azit/contract/members/member.schema';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { joinFacts } from '#web/domain/copy/facts.ts';
import { commentLabels } from '#web/domain/copy/praise.ts';
import { MemberAvatar } from '#web/domain/member-avatar.tsx';
import { groupedNumber } from '#web/lib/grouped-number.ts';
import { paths } from '#web/navigation/paths.ts';
import { categoryQueries } from '#web/queries/category-queries.ts';
import { Chip } from '#web/ui/actions/chip.tsx';
import styles from './profile-header.module.css';
import { TemperatureBar } from './temperature-bar.tsx';

type ProfileHeaderProps = {
  member: VisibleMember;
  isOwn: boolean;
  action?: ReactNode;
};

export function ProfileHeader({ member, isOwn, action }: ProfileHeaderProps) {
  return (
    <section className={styles.header} aria-label="프로필 정보">
      <div className={styles.person}>
        <div className={styles.words}>
          <MemberAvatar member={member} size={7.2} />
          <h2 className={styles.nickname}>{member.nickname}</h2>
          {member.aboutMe && <p className={styles.about}>{member.aboutMe}</p>}
          {/* The counts are in this column, so that they fill the space beside the temperature if
              there is no introduction. */}
          <Link to={paths.memberFollows(member.memberId)} className={styles.counts}>
            <span>
              <b>{groupedNumber(member.following)}</b> 팔로잉
            </span>
            <span aria-hidden="true">·</span>
            <span>
              <b>{groupedNumber(member.follower)}</b> 팔로워
            </span>
          </Link>
        </div>
        <TemperatureBar
          reputation={member.reputation}
          to={isOwn ? paths.memberTemperature(member.memberId) : undefined}
        />
      </div>
      <MeetingRecord member={member} />
      <InterestChips ids={member.categorySmallIdList} />
      {action && <div className={styles.action}>{action}</div>}
    </section>
  );
}

/** The server sends a record only for other members, so the own profile shows none. */
function MeetingRecord({ member: { meetingCount, topPraise } }: { member: VisibleMember }) {
  if (!meetingCount && !topPraise) return null;
  return (
    <p className={styles.record}>
      {joinFacts(
        meetingCount && `함께한 모임 ${meetingCount}`,
        topPraise && commentLabels[topPraise],
      )}
    </p>
  );
}

function InterestChips({ ids }: { ids: readonly number[] }) {
  const { data = [] } = useQuery(categoryQueries.small());
  if (ids.length === 0) return null;
  const chosen = data.filter(({ categorySmallId }) => ids.includes(categorySmallId));
  return (
    <ul className={styles.chips} aria-label="관심사">
      {chosen.map(({ categorySmallId, categoryName }) => (
        <li key={categorySmallId}>
          <Chip>{categoryName}</Chip>
        </li>
      ))}
    </ul>
  );
}
