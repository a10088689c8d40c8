import type { Attendee } from '@azit/contract/clubs/attendance.schema';
import { attendanceMessages } from '#web/domain/copy/attendance.ts';
import { imageAddress } from '#web/domain/image-address.ts';
import { Avatar } from '#web/ui/media/avatar.tsx';
import styles from './attendance-sheet.module.css';

type AttendeeRowProps = {
  person: Attendee;
  isAbsent: boolean;
  onChange: (isAbsent: boolean) => void;
};

export function AttendeeRow({ person, isAbsent, onChange }: AttendeeRowProps) {
  const { memberId, nickname, fileInfo, attendance, isFixed } = person;
  const word = isAbsent ? '안 왔어요' : attendanceMessages.came;
  const who = (
    <>
      <Avatar src={imageAddress(fileInfo)} size={4} seed={memberId} />
      <bdi className={styles.name}>{nickname}</bdi>
    </>
  );
  if (isFixed) {
    return (
      <div className={styles.row}>
        {who}
        <span className={styles.fixed}>
          {attendance === 'CONTESTED' ? attendanceMessages.contested : word}
        </span>
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
