import type { MemberSummary } from '@azit/contract/members/member.schema';
import { zodResolver } from '@hookform/resolvers/zod';
import { PenLine } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import { messageOf } from '#web/lib/api-error.ts';
import { EntryForm } from '#web/lib/entry-form.tsx';
import { feedbackMessages } from '#web/lib/messages/feedback.ts';
import { showAlert } from '#web/lib/notify.ts';
import { useLeaveQuestion } from '#web/lib/use-leave-question.ts';
import { ActionBar } from '#web/ui/action-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import {
  emptyReview,
  missingInReviews,
  type ReviewDraft,
  reviewForm,
  staleBlocks,
  type ReviewForm as Values,
} from '../model/review-form.ts';
import { PeoplePicker } from './people-picker.tsx';
import { ReviewBlock } from './review-block.tsx';

type ReviewFormProps = {
  people: readonly MemberSummary[];
  topBar: ReactNode;
  /** Above the form: which club. */
  heading: ReactNode;
  send: (drafts: readonly ReviewDraft[]) => Promise<unknown>;
  onSent: () => void;
  /** Somebody may have been reviewed elsewhere meanwhile. */
  onRefused: () => void;
};

export function ReviewForm({ people, topBar, heading, send, onSent, onRefused }: ReviewFormProps) {
  const formId = useId();
  const { control, register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(reviewForm),
    mode: 'onTouched',
    defaultValues: { reviews: [] },
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'reviews' });
  const missing = missingInReviews(useWatch({ control }));
  const allowLeaving = useLeaveQuestion(fields.length > 0);
  const placeOf = (id: number) => fields.findIndex(({ revieweeId }) => revieweeId === id);

  useEffect(() => {
    const stale = staleBlocks(fields, people);
    if (stale.length > 0) remove(stale);
  }, [people, fields, remove]);

  function toggle(memberId: number) {
    const place = placeOf(memberId);
    if (place >= 0) remove(place);
    else append(emptyReview(memberId), { shouldFocus: false });
  }

  async function submit({ reviews }: Values) {
    try {
      await send(reviews);
    } catch (error) {
      await showAlert(messageOf(error));
      onRefused();
      return;
    }
    allowLeaving();
    onSent();
  }

  return (
    <Page
      padded
      topBar={topBar}
      actionBar={
        <ActionBar note={missing}>
          <Button
            full
            type="submit"
            form={formId}
            disabled={missing !== undefined}
            loading={formState.isSubmitting}
          >
            후기 남기기
          </Button>
        </ActionBar>
      }
    >
      {heading}
      <EntryForm id={formId} onSubmit={handleSubmit(submit)}>
        <PeoplePicker people={people} chosen={(id) => placeOf(id) >= 0} onToggle={toggle} />
        {fields.map((field, place) => {
          const person = people.find(({ memberId }) => memberId === field.revieweeId);
          return (
            person && (
              <ReviewBlock
                key={field.id}
                person={person}
                place={place}
                control={control}
                register={register}
                error={formState.errors.reviews?.[place]?.commentBody?.message}
              />
            )
          );
        })}
      </EntryForm>
      {fields.length === 0 && (
        <EmptyState icon={<PenLine />} title={feedbackMessages.choosePeople} />
      )}
    </Page>
  );
}
