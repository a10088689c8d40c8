import type { MemberSummary } from '@azit/contract/members/member.schema';
import { REVIEW_BODY_MAX } from '@azit/contract/reviews/review.schema';
import { type Control, Controller, type UseFormRegister } from 'react-hook-form';
import { imageAddress } from '#web/domain/image-address.ts';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { Avatar } from '#web/ui/media/avatar.tsx';
import { commentChoices } from '../model/comment-labels.ts';
import type { ReviewForm } from '../model/review-form.ts';
import styles from './review-form.module.css';

type ReviewBlockProps = {
  person: MemberSummary;
  index: number;
  control: Control<ReviewForm>;
  register: UseFormRegister<ReviewForm>;
  error: string | undefined;
};

export function ReviewBlock({ person, index, control, register, error }: ReviewBlockProps) {
  const { memberId, nickname, fileInfo } = person;
  return (
    <section className={styles.block} aria-label={`${nickname}님에게 남기는 후기`}>
      <h2 className={styles.person}>
        <Avatar src={imageAddress(fileInfo)} size={4} seed={memberId} />
        {nickname}님
      </h2>
      <Controller
        control={control}
        name={`reviews.${index}.commentCategory`}
        render={({ field }) => (
          <ChoiceGroup
            legend="어떤 점이 좋았나요?"
            options={commentChoices}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
          />
        )}
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
