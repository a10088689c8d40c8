import type { RejectionReason } from '@azit/contract/clubs/club.field';
import { rejectionChoices, rejectionText } from '@azit/rules/hosting/rejection-reason';
import { useState } from 'react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';

type RejectSheetProps = {
  nickname: string;
  open: boolean;
  onClose: () => void;
  onReject: (reason: RejectionReason | null) => void;
};

const none = 'NONE';
const reasons: readonly RejectionReason[] = ['FULL_SOON', 'BALANCE', 'NOT_FITTING', 'NEXT_TIME'];
const choices = [
  { value: none, label: '이유를 보내지 않기' } as const,
  ...reasons.map((value) => ({ value, label: rejectionChoices[value] })),
];

export function RejectSheet({ nickname, open, onClose, onReject }: RejectSheetProps) {
  const [chosen, setChosen] = useState<RejectionReason | typeof none>(none);
  const reason = chosen === none ? null : chosen;
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
          <Button variant="danger" onClick={() => onReject(reason)}>
            거절하기
          </Button>
        </>
      }
    >
      <ChoiceGroup
        variant="list"
        legend="어떻게 전할까요?"
        options={choices}
        value={chosen}
        hint={
          reason === null
            ? '신청한 사람은 함께하지 못하게 된 것만 알게 돼요.'
            : `“${rejectionText(reason)}”라고 전해요.`
        }
        onChange={setChosen}
      />
    </Dialog>
  );
}
