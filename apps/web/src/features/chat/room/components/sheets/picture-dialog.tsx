import type { Message } from '@azit/contract/chats/chat.schema';
import { roomMessages } from '#web/domain/copy/room.ts';
import { imageAddress } from '#web/domain/image-address.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import styles from './room-sheet.module.css';

type PictureDialogProps = { message: Message | undefined; onClose: () => void };

export function PictureDialog({ message, onClose }: PictureDialogProps) {
  const image = message && !message.removed ? message.image : null;
  if (!message || !image) return null;
  return (
    <Dialog open size="full" title={roomMessages.picture} onClose={onClose}>
      <div className={styles.stage}>
        <img
          src={imageAddress(image) ?? ''}
          alt={roomMessages.pictureBy(message.sender?.nickname ?? '')}
          width={image.width}
          height={image.height}
          style={{ height: 'auto', width: 'auto' }}
        />
      </div>
    </Dialog>
  );
}
