import { type CommentCategory, PRAISES_MAX } from '@azit/contract/reviews/review.schema';
import { CheckChip } from '#web/ui/fields/check-chip.tsx';
import { commentChoices } from '../model/comment-labels.ts';
import { togglePraise } from '../model/review-form.ts';
import styles from './review-form.module.css';

type PraisePickerProps = {
  praises: readonly CommentCategory[];
  onChange: (praises: CommentCategory[]) => void;
};

export function PraisePicker({ praises, onChange }: PraisePickerProps) {
  const isFull = praises.length >= PRAISES_MAX;
  return (
    <fieldset>
      <legend className={styles.question}>어떤 점이 좋았나요?</legend>
      <p className={styles.hint}>두 가지까지 고를 수 있어요</p>
      <div className={styles.chips}>
        {commentChoices.map(({ value, label }) => (
          <CheckChip
            key={value}
            label={label}
            checked={praises.includes(value)}
            disabled={isFull && !praises.includes(value)}
            onChange={() => onChange(togglePraise(praises, value))}
          />
        ))}
      </div>
    </fieldset>
  );
}
