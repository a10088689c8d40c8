import { roomMessages } from '#web/domain/copy/room.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import styles from './room-sheet.module.css';

type SendPictureDialogProps = { image: Blob; onSend: () => void; onClose: () => void };

export function SendPictureDialog({ image, onSend, onClose }: SendPictureDialogProps) {
  const src = useObjectUrl(image);
  return (
    <Dialog
      open
      size="full"
      title="이 사진을 보낼까요?"
      onClose={onClose}
      footer={
        <Button full data-autofocus onClick={onSend}>
          {roomMessages.send}
        </Button>
      }
    >
      <div className={styles.stage}>{src && <img src={src} alt={roomMessages.picture} />}</div>
    </Dialog>
  );
}
