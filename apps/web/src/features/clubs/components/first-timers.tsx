import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { User, Users } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import styles from './first-timers.module.css';

type FirstTimersProps = NonNullable<ClubDetail['firstTimers']> & {
  /** True for a member of the club or of its crew. */
  isMember: boolean;
};

export function FirstTimers({ count, of, isMember }: FirstTimersProps) {
  const areAcquainted = count * 2 < of;
  const marks = Array.from({ length: of }, (_, mark) => mark);
  return (
    <div className={styles.box}>
      <p className={styles.head}>
        서로 처음인 사람
        <span className={styles.count}>
          {count}/{of}
        </span>
      </p>
      <div className={styles.marks} aria-hidden>
        {marks.map((mark) => (
          <span key={mark} className={classNames(styles.mark, mark < count && styles.first)}>
            {mark < count ? <User /> : <Users />}
          </span>
        ))}
      </div>
      {/* Members of the club or its crew need no welcome if most people know each other. */}
      {!(areAcquainted && isMember) && (
        <p className={styles.note}>
          <Sentences text={areAcquainted ? welcome : describeFirstTimers(count, of)} />
        </p>
      )}
    </div>
  );
}

const welcome = '서로 아는 사람이 많아요. 반갑게 맞아 줄 거예요.';

function describeFirstTimers(count: number, of: number): string {
  return `${count === of ? '모두' : '대부분'} 처음 만나요. 혼자 와도 어색하지 않아요.`;
}
