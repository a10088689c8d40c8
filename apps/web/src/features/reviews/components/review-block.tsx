import type { MemberSummary } from '@azit/contract/members/member.schema';
import type { CommentCategory } from '@azit/contract/reviews/comment-category';
import { PRAISES_MAX, REVIEW_BODY_MAX } from '@azit/contract/reviews/review.schema';
import { type Control, Controller, type UseFormRegister } from 'react-hook-form';
import { commentChoices } from '#web/domain/copy/praise.ts';
import { MemberAvatar } from '#web/domain/member-avatar.tsx';
import { CheckChip } from '#web/ui/fields/check-chip.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { type ReviewForm, togglePraise } from '../model/review-form.ts';
import styles from './review-form.module.css';

type ReviewBlockProps = {
  person: MemberSummary;
  index: number;
  control: Control<ReviewForm>;
  register: UseFormRegister<ReviewForm>;
  error: string | undefined;
};

export function ReviewBlock({ person, index, control, register, error }: ReviewBlockProps) {
  const { nickname } = person;
  return (
    <section className={styles.block} aria-label={`${nickname}님에게 남기는 후기`}>
      <h2 className={styles.person}>
        <MemberAvatar member={person} size={4} />
        {nickname}님
      </h2>
      <Controller
        control={control}
        name={`reviews.${index}.praises`}
        render={({ field }) => <PraisePicker praises={field.value} onChange={field.onChange} />}
      />
      <TextareaField
        {...register(`reviews.${index}.commentBody`)}
        label={`${nickname}님에게 한마디`}
        optional
        rows={3}
        maxCount={REVIEW_BODY_MAX}
        error={error}
      />
    </section>
  );
}

type PraisePickerProps = {
  praises: readonly CommentCategory[];
  onChange: (praises: CommentCategory[]) => void;
};

function PraisePicker({ praises, onChange }: PraisePickerProps) {
  const isFull = praises.length >= PRAISES_MAX;
  return (
    <fieldset>
      <legend className="text-label">어떤 점이 좋았나요?</legend>
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
