import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { User, Users } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import styles from './first-timers.module.css';

type FirstTimersProps = NonNullable<ClubDetail['firstTimers']>;

export function FirstTimers({ count, of }: FirstTimersProps) {
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
      <p className={styles.note}>
        <Sentences text={describe(count, of)} />
      </p>
    </div>
  );
}

function describe(count: number, of: number): string {
  if (count * 2 < of) return '서로 아는 사람이 많아요. 반갑게 맞아 줄 거예요.';
  return `${count === of ? '모두' : '대부분'} 처음 만나요. 혼자 와도 어색하지 않아요.`;
}
