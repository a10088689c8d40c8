import { ANNOUNCEMENT_MAX, messageBody } from '@azit/contract/chats/chat.schema';
import { countCharacters } from '@azit/contract/field';
import { useRef, useState } from 'react';
import { roomMessages } from '#web/domain/copy/room.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';

type AnnouncementDialogProps = {
  forDate?: boolean;
  onSend: (body: string) => void;
  onClose: () => void;
};

export function AnnouncementDialog({ forDate = false, onSend, onClose }: AnnouncementDialogProps) {
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  // The dialog stays open briefly after the press: a second press must not send the announcement
  // again.
  const isSent = useRef(false);
  const { data } = messageBody.safeParse(text);
  const body = data !== undefined && countCharacters(data) <= ANNOUNCEMENT_MAX ? data : null;

  function send(): void {
    setTried(true);
    if (body === null || isSent.current) return;
    isSent.current = true;
    onClose();
    onSend(body);
  }

  return (
    <Dialog
      open
      size="sheet"
      title={roomMessages.writeAnnouncement}
      closeOnBackdrop={text === ''}
      onClose={onClose}
      footer={
        <Button full onClick={send}>
          공지 올리기
        </Button>
      }
    >
      <TextareaField
        data-autofocus
        label={roomMessages.announcement}
        hint={`${forDate ? '이 모임에 오는 사람' : '모두'}에게 알림이 가고, 대화 위에 붙어 있어요.`}
        error={isTried && body === null ? roomMessages.announcementTooLong : undefined}
        rows={4}
        maxCount={ANNOUNCEMENT_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </Dialog>
  );
}
