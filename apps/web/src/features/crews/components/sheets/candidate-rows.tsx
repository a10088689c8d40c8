import type { CrewCandidate } from '@azit/contract/crews/crew.schema';
import { MemberAvatar } from '#web/domain/member-avatar.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { dayText } from '../../model/crew-text.ts';
import styles from './candidate-rows.module.css';

type CandidateRowsProps = {
  people: readonly CrewCandidate[];
  ticked: readonly number[];
  onTick: (ids: number[]) => void;
};

export function CandidateRows({ people, ticked, onTick }: CandidateRowsProps) {
  return (
    <ul>
      {people.map(({ member, metCount, askableFrom }) => {
        const { memberId, nickname } = member;
        const others = ticked.filter((id) => id !== memberId);
        const about =
          askableFrom === null
            ? metText(metCount)
            : `최근에 초대해서 ${dayText(askableFrom)}부터 물을 수 있어요`;
        return (
          <li key={memberId}>
            <Checkbox
              className={styles.person}
              disabled={askableFrom !== null}
              checked={ticked.includes(memberId)}
              onChange={({ currentTarget }) =>
                onTick(currentTarget.checked ? [...others, memberId] : others)
              }
              label={
                <span className={styles.label}>
                  <MemberAvatar member={member} size={3.6} />
                  <span className={styles.words}>
                    <b>{nickname}</b>
                    <span className={styles.about}>{about}</span>
                  </span>
                </span>
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

function metText(metCount: number): string {
  return metCount > 1 ? `${metCount}번 함께했어요` : '이번에 처음 만났어요';
}
