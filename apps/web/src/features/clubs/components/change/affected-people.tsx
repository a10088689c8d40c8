import type { OtherPeople } from '#web/domain/club-people.ts';
import { imageAddress } from '#web/domain/image-address.ts';
import { AvatarStack } from '#web/ui/media/avatar-stack.tsx';
import styles from './change-club-form.module.css';

export function AffectedPeople({
  joined,
  waiting,
  needsConfirmation,
}: OtherPeople & { needsConfirmation: boolean }) {
  const people = [...joined, ...waiting].map(({ member }) => ({
    id: member.memberId,
    src: imageAddress(member.fileInfo),
  }));
  if (people.length === 0) {
    return <p className={styles.affected}>아직 신청한 사람이 없어요. 바꾸면 바로 보여요.</p>;
  }
  return (
    <div className={styles.affected}>
      <div className={styles.people}>
        <AvatarStack people={people} size={3.2} />
        <span className={styles.counts}>
          함께하는 {joined.length} · 기다리는 {waiting.length}
        </span>
      </div>
      <p>
        <b>
          {needsConfirmation
            ? `${people.length}명에게 알리고 다시 갈지 물어봐요.`
            : `${people.length}명에게 알려요.`}
        </b>
        <br />
        자리는 그대로 있고, 하루 안에 빠지면 아지트 온도는 그대로예요.
      </p>
    </div>
  );
}
