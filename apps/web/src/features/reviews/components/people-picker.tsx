import type { MemberSummary } from '@azit/contract/members/member.schema';
import { imageAddress } from '#web/domain/image-address.ts';
import { CheckChip } from '#web/ui/fields/check-chip.tsx';
import { Avatar } from '#web/ui/media/avatar.tsx';
import styles from './review-form.module.css';

type PeoplePickerProps = {
  people: readonly MemberSummary[];
  isGuessable: boolean;
  chosen: (memberId: number) => boolean;
  onToggle: (memberId: number) => void;
};

export function PeoplePicker({ people, isGuessable, chosen, onToggle }: PeoplePickerProps) {
  return (
    <fieldset className={styles.people}>
      <legend className={styles.legend}>함께한 사람</legend>
      <p className={styles.hint}>
        누가 썼는지 알려 주지 않고, 하루 뒤나 모두 쓴 뒤에 한꺼번에 보여 줘요.
      </p>
      {isGuessable && (
        <p className={styles.hint}>함께한 사람이 적어서 누가 썼는지 짐작할 수 있어요.</p>
      )}
      <div className={styles.chips}>
        {people.map(({ memberId, nickname, fileInfo }) => (
          <CheckChip
            key={memberId}
            label={nickname}
            leading={<Avatar src={imageAddress(fileInfo)} size={2.4} seed={memberId} />}
            checked={chosen(memberId)}
            onChange={() => onToggle(memberId)}
          />
        ))}
      </div>
    </fieldset>
  );
}
