import type { MemberSummary } from '@azit/contract/members/member.schema';
import { REVIEW_BODY_MAX } from '@azit/contract/reviews/review.schema';
import { type Control, Controller, type UseFormRegister } from 'react-hook-form';
import { imageAddress } from '#web/domain/image-address.ts';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { Avatar } from '#web/ui/media/avatar.tsx';
import type { ReviewForm } from '../model/review-form.ts';
import { PraisePicker } from './praise-picker.tsx';
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
