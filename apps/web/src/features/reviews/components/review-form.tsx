import type { MemberSummary } from '@azit/contract/members/member.schema';
import { zodResolver } from '@hookform/resolvers/zod';
import { PenLine } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { feedbackMessages } from '#web/domain/copy/feedback.ts';
import { MemberAvatar } from '#web/domain/member-avatar.tsx';
import { FormPage } from '#web/forms/form-page.tsx';
import { useSavedDraft } from '#web/forms/saved-draft.ts';
import { useUnsavedChangesPrompt } from '#web/forms/use-unsaved-changes-prompt.ts';
import { failsWithAlert } from '#web/notify/fails-with-alert.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { CheckChip } from '#web/ui/fields/check-chip.tsx';
import {
  emptyReview,
  missingInReviews,
  type ReviewDraft,
  readReviews,
  reviewForm,
  staleBlocks,
  type ReviewForm as Values,
} from '../model/review-form.ts';
import { ReviewBlock } from './review-block.tsx';
import styles from './review-form.module.css';

type ReviewFormProps = {
  people: readonly MemberSummary[];
  isGuessable: boolean;
  topBar: ReactNode;
  heading: ReactNode;
  send: (drafts: readonly ReviewDraft[]) => Promise<unknown>;
  onSent: () => void;
  /**
   * Called when the server refuses the reviews, for example because a member was already reviewed
   * on another device.
   */
  onRefused: () => void;
};

export function ReviewForm(props: ReviewFormProps) {
  const { people, isGuessable, topBar, heading, send, onSent, onRefused } = props;
  const saved = useSavedDraft(readReviews);
  const { control, register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(reviewForm),
    mode: 'onTouched',
    defaultValues: saved ?? { reviews: [] },
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'reviews' });
  const values = useWatch({ control });
  const missing = missingInReviews(values);
  const allowLeaving = useUnsavedChangesPrompt(fields.length > 0, values);
  const indexOf = (id: number) => fields.findIndex(({ revieweeId }) => revieweeId === id);

  useEffect(() => {
    const stale = staleBlocks(fields, people);
    if (stale.length > 0) remove(stale);
  }, [people, fields, remove]);

  function toggle(memberId: number) {
    const index = indexOf(memberId);
    if (index >= 0) remove(index);
    else append(emptyReview(memberId), { shouldFocus: false });
  }

  async function submit({ reviews }: Values) {
    if (await failsWithAlert(send(reviews))) return onRefused();
    allowLeaving();
    onSent();
  }

  return (
    <FormPage
      topBar={topBar}
      intro={heading}
      submitLabel="후기 남기기"
      missing={missing}
      sending={formState.isSubmitting}
      onSubmit={handleSubmit(submit)}
      outro={
        fields.length === 0 && (
          <EmptyState icon={<PenLine />} title={feedbackMessages.choosePeople} />
        )
      }
    >
      <PeoplePicker
        people={people}
        isGuessable={isGuessable}
        chosen={(id) => indexOf(id) >= 0}
        onToggle={toggle}
      />
      {fields.map((field, index) => {
        const person = people.find(({ memberId }) => memberId === field.revieweeId);
        return (
          person && (
            <ReviewBlock
              key={field.id}
              person={person}
              index={index}
              control={control}
              register={register}
              error={formState.errors.reviews?.[index]?.commentBody?.message}
            />
          )
        );
      })}
    </FormPage>
  );
}

export function ReviewFormSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.bones}>
        <Skeleton shape="line" width="9rem" height="2rem" />
        <Skeleton shape="line" width="16rem" />
        <Skeleton width="24rem" height="3.6rem" />
      </div>
    </SkeletonGroup>
  );
}

type PeoplePickerProps = {
  people: readonly MemberSummary[];
  isGuessable: boolean;
  chosen: (memberId: number) => boolean;
  onToggle: (memberId: number) => void;
};

function PeoplePicker({ people, isGuessable, chosen, onToggle }: PeoplePickerProps) {
  return (
    <fieldset>
      <legend className="text-title-2">함께한 사람</legend>
      <p className={styles.hint}>
        누가 썼는지 알려 주지 않고, 하루 뒤나 모두 쓴 뒤에 한꺼번에 보여 줘요.
      </p>
      {isGuessable && (
        <p className={styles.hint}>함께한 사람이 적어서 누가 썼는지 짐작할 수 있어요.</p>
      )}
      <div className={styles.chips}>
        {people.map((person) => (
          <CheckChip
            key={person.memberId}
            label={person.nickname}
            leading={<MemberAvatar member={person} size={2.4} />}
            checked={chosen(person.memberId)}
            onChange={() => onToggle(person.memberId)}
          />
        ))}
      </div>
    </fieldset>
  );
}
