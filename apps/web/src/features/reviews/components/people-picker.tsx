import type { MemberSummary } from '@azit/contract/members/member.schema';
import { feedbackMessages } from '#web/domain/copy/feedback.ts';
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
      <p className={styles.hint}>{feedbackMessages.reviewerHidden}</p>
      {isGuessable && <p className={styles.hint}>{feedbackMessages.reviewerGuessable}</p>}
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
