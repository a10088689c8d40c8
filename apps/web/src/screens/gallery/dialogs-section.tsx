import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Toast } from '#web/ui/feedback/toast.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { GallerySection, Sample } from './gallery-section.tsx';

const openers = [
  ['alert', '알림 창'],
  ['confirm', '확인 창'],
  ['danger', '위험한 확인 창'],
  ['only-cancel', '취소만 있는 창'],
  ['dialog', '대화 창'],
  ['full', '가득 찬 창'],
  ['sheet', '아래에서 올라오는 창'],
] as const;

export function DialogsSection() {
  const [open, setOpen] = useState<string | null>(null);
  const [toast, setToast] = useState<number | null>(null);
  const close = () => setOpen(null);
  return (
    <GallerySection title="창과 토스트">
      <Sample name="열어 보기" row>
        {openers.map(([name, label]) => (
          <Button key={name} variant="weak" size="medium" onClick={() => setOpen(name)}>
            {label}
          </Button>
        ))}
        <Button variant="weak" size="medium" onClick={() => setToast((toast ?? 0) + 1)}>
          토스트
        </Button>
      </Sample>
      <AlertDialog
        open={open === 'alert'}
        message="이메일이나 비밀번호가 맞지 않아요."
        onClose={close}
      />
      <ConfirmDialog
        open={open === 'confirm'}
        title="로그인이 필요한 서비스예요."
        description="로그인할까요?"
        confirmLabel="로그인하기"
        onCancel={close}
        onConfirm={close}
      />
      <ConfirmDialog
        open={open === 'danger'}
        tone="danger"
        title="아지트를 삭제할까요?"
        description="종료하면 되돌릴 수 없어요."
        confirmLabel="삭제하기"
        onCancel={close}
        onConfirm={close}
      />
      <ConfirmDialog
        open={open === 'only-cancel'}
        title="아직 준비 중인 기능이에요."
        onCancel={close}
      />
      <Dialog
        open={open === 'dialog'}
        title="이름을 적어 주세요"
        onClose={close}
        footer={
          <Button full onClick={close}>
            저장하기
          </Button>
        }
      >
        <TextField label="창 안의 이름" maxCount={24} data-autofocus />
      </Dialog>
      <Dialog open={open === 'full'} size="full" title="주소 찾기" onClose={close}>
        <p>화면을 가득 채우는 창이에요.</p>
      </Dialog>
      <Dialog open={open === 'sheet'} size="sheet" title="무엇을 할까요?" onClose={close}>
        <ListRow title="공유하기" onClick={close} />
        <ListRow title="신고하기" tone="danger" onClick={close} />
      </Dialog>
      {toast !== null && (
        <Toast key={toast} message="선택한 멤버를 내보냈어요" onClose={() => setToast(null)} />
      )}
    </GallerySection>
  );
}
