import type { RejectionReason } from '@azit/contract/clubs/club.field';
import { rejectionChoices, rejectionText } from '@azit/rules/hosting/rejection-reason';
import { useState } from 'react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';

type RejectSheetProps = {
  nickname: string;
  isFull: boolean;
  /**
   * True for an applicant who has not come to any meeting. The choice `BALANCE`, which says that
   * the host prefers new people, is then hidden.
   */
  isNew: boolean;
  open: boolean;
  onClose: () => void;
  onReject: (reason: RejectionReason | null) => void;
};

const none = 'NONE';
const reasons: readonly RejectionReason[] = ['FULL_SOON', 'BALANCE', 'NEXT_TIME', 'NOT_FITTING'];
const choices = [
  ...reasons.map((value) => ({ value, label: rejectionChoices[value] })),
  { value: none, label: '이유 없이 결과만 전해요' } as const,
];

export function RejectSheet({
  nickname,
  isFull,
  isNew,
  open,
  onClose,
  onReject,
}: RejectSheetProps) {
  const [chosen, setChosen] = useState<RejectionReason | typeof none | null>(null);
  return (
    <Dialog
      open={open}
      size="sheet"
      title={clubMessages.rejectQuestion(nickname)}
      onClose={onClose}
      footer={
        <>
          <Button variant="weak" onClick={onClose}>
            취소
          </Button>
          <Button
            variant="danger"
            disabled={chosen === null}
            onClick={() => onReject(chosen === none ? null : chosen)}
          >
            거절하기
          </Button>
        </>
      }
    >
      <ChoiceGroup
        variant="list"
        legend="어떻게 전할까요?"
        options={choices.filter(({ value }) =>
          value === 'FULL_SOON' ? isFull : value !== 'BALANCE' || !isNew,
        )}
        value={chosen}
        hint={describeChoice(chosen)}
        onChange={setChosen}
      />
    </Dialog>
  );
}

function describeChoice(chosen: RejectionReason | typeof none | null): string {
  if (chosen === null) return '하나를 고르면 거절할 수 있어요.';
  if (chosen === none) return '신청한 사람은 함께하지 못하게 된 것만 알게 돼요.';
  return `“${rejectionText(chosen)}”라고 전해요.`;
}
