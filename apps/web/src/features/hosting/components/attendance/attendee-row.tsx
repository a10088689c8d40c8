import type { Attendee } from '@azit/contract/clubs/attendance.schema';
import { attendanceMessages } from '#web/domain/copy/attendance.ts';
import { MemberAvatar } from '#web/domain/member-avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './attendance-sheet.module.css';

type AttendeeRowProps = {
  person: Attendee;
  isAbsent: boolean;
  isCorrected: boolean;
  onChange: (isAbsent: boolean) => void;
};

export function AttendeeRow({ person, isAbsent, isCorrected, onChange }: AttendeeRowProps) {
  const { nickname, attendance, isFixed, arrivedAt } = person;
  const word = isAbsent ? '안 왔어요' : attendanceMessages.came;
  const who = (
    <>
      <MemberAvatar member={person} size={4} />
      <span className={styles.name}>
        <bdi>{nickname}</bdi>
        {arrivedAt && <span className={styles.remark}>문 앞 코드로 왔어요</span>}
      </span>
    </>
  );
  if (attendance === 'CONTESTED') {
    return (
      <label className={styles.row}>
        <MemberAvatar member={person} size={4} />
        <span className={styles.name}>
          <bdi>{nickname}</bdi>
          <span className={styles.remark}>왔다고 알렸어요. 맞으면 ‘왔어요’로 바꿔 주세요.</span>
        </span>
        <input
          type="checkbox"
          className={styles.input}
          aria-label={`${nickname}님 ${attendanceMessages.came}`}
          checked={isCorrected}
          onChange={(event) => onChange(!event.target.checked)}
        />
        <span aria-hidden className={classNames(styles.face, styles.contested)}>
          {isCorrected ? attendanceMessages.came : '이의 있음'}
        </span>
      </label>
    );
  }
  if (isFixed) {
    return (
      <div className={styles.row}>
        {who}
        <span className={styles.fixed}>{word}</span>
      </div>
    );
  }
  return (
    <label className={styles.row}>
      {who}
      <input
        type="checkbox"
        className={styles.input}
        aria-label={`${nickname}님 안 왔어요`}
        checked={isAbsent}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span aria-hidden className={styles.face}>
        {word}
      </span>
    </label>
  );
}
