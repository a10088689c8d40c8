import { CANCEL_REASON_MAX, cancelReason } from '@azit/contract/clubs/club.field';
import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { listClubPeople, type OtherPeople } from '#web/domain/club-people.ts';
import { hostingMessages } from '#web/domain/copy/hosting.ts';
import { EntryForm } from '#web/forms/entry-form.tsx';
import { failsWithAlert } from '#web/notify/fails-with-alert.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { useCancelClub } from '../api/hosting-mutations.ts';
import styles from './cancel-club-dialog.module.css';

type CancelClubDialogProps = {
  club: ClubDetail;
  open: boolean;
  onClose: () => void;
  onCancelled: () => void;
};

const reasonSchema = z.object({ reason: cancelReason });

export function CancelClubDialog({ club, open, onClose, onCancelled }: CancelClubDialogProps) {
  const formId = useId();
  const cancel = useCancelClub(club.clubId);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(reasonSchema),
    mode: 'onChange',
    defaultValues: { reason: '' },
  });

  async function send({ reason }: { reason: string }) {
    if (await failsWithAlert(cancel.mutateAsync(reason), hostingMessages.cancelFailed)) return;
    onCancelled();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeOnBackdrop={false}
      title={hostingMessages.cancelQuestion}
      footer={
        <>
          <Button variant="weak" data-autofocus onClick={onClose}>
            그대로 두기
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={cancel.isPending}>
            아지트 취소하기
          </Button>
        </>
      }
    >
      <p className={styles.notified}>{notifiedText(listClubPeople(club))}</p>
      <EntryForm id={formId} onSubmit={handleSubmit(send)}>
        <TextareaField
          {...register('reason')}
          optional
          label="취소하는 이유"
          placeholder="알림과 상세에 그대로 보여요"
          maxCount={CANCEL_REASON_MAX}
          error={formState.errors.reason?.message}
        />
      </EntryForm>
    </Dialog>
  );
}

function notifiedText({ joined, waiting }: OtherPeople): string {
  const people = [
    joined.length > 0 && `함께하는 ${joined.length}명`,
    waiting.length > 0 && `기다리는 ${waiting.length}명`,
  ].filter(Boolean);
  return people.length > 0
    ? `${people.join(', ')}에게 알려요. 취소하면 되돌릴 수 없어요.`
    : '취소하면 되돌릴 수 없어요.';
}
