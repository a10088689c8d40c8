import type { MemberIntro } from '@azit/contract/members/member.schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { imageAddress } from '#web/domain/image-address.ts';
import { paths } from '#web/navigation/paths.ts';
import { Avatar } from '#web/ui/media/avatar.tsx';
import styles from './follow-list.module.css';

type FollowPersonProps = { member: MemberIntro; actions: ReactNode };

export function FollowPerson({ member, actions }: FollowPersonProps) {
  return (
    <div className={styles.row}>
      <Link to={paths.memberProfile(member.memberId)} className={styles.person}>
        <Avatar src={imageAddress(member.fileInfo)} seed={member.memberId} />
        <span className={styles.words}>
          <span className={styles.nickname}>{member.nickname}</span>
          <span className={styles.about}>{member.aboutMe}</span>
        </span>
      </Link>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
