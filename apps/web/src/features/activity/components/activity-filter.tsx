import { CheckChip } from '#web/ui/fields/check-chip.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import type { ActivityFilter as Filter } from '../model/activity-cards.ts';
import styles from './activity-list.module.css';

const options = [
  { value: 'all', label: '전체' },
  { value: 'applied', label: '신청' },
  { value: 'joined', label: '참여' },
  { value: 'closed', label: '종료' },
] as const satisfies readonly { value: Filter; label: string }[];

export type ActivityChoice = { filter: Filter; hostedOnly: boolean };

type ActivityFilterProps = {
  choice: ActivityChoice;
  onChange: (choice: ActivityChoice) => void;
};

export function ActivityFilter({ choice, onChange }: ActivityFilterProps) {
  return (
    <div className={styles.filter}>
      <ChoiceGroup
        legend="활동 골라 보기"
        legendHidden
        options={options}
        value={choice.filter}
        onChange={(filter) => onChange({ ...choice, filter })}
      />
      <CheckChip
        label="내가 연 아지트만"
        checked={choice.hostedOnly}
        onChange={(event) => onChange({ ...choice, hostedOnly: event.target.checked })}
      />
    </div>
  );
}
