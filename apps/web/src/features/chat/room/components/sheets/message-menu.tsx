import type { Message } from '@azit/contract/chats/chat.schema';
import { Copy, Flag, Trash2 } from 'lucide-react';
import { roomMessages } from '#web/domain/copy/room.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { toast } from '#web/notify/notify.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import type { RoomLayer } from '../../model/room-layer.ts';
import styles from './room-sheet.module.css';

type MessageMenuProps = {
  message: Message | undefined;
  isOwn: boolean;
  open: boolean;
  onOpen: (layer: RoomLayer) => void;
  onClose: () => void;
};

export function MessageMenu({ message, isOwn, open, onOpen, onClose }: MessageMenuProps) {
  async function copy(body: string): Promise<void> {
    onClose();
    toast((await copyText(body)) ? roomMessages.copied : roomMessages.copyFailed);
  }

  return (
    <Dialog
      open={open && message !== undefined}
      size="sheet"
      title={roomMessages.messageMenu}
      onClose={onClose}
    >
      {message && (
        <div className={styles.rows}>
          {message.body !== null && (
            <ListRow
              leading={<Copy aria-hidden />}
              title={roomMessages.copy}
              trailing=""
              onClick={() => void copy(message.body ?? '')}
            />
          )}
          {isOwn ? (
            <ListRow
              tone="danger"
              leading={<Trash2 aria-hidden />}
              title={roomMessages.remove}
              trailing=""
              onClick={() => onOpen({ kind: 'remove', seq: message.seq })}
            />
          ) : (
            <ListRow
              leading={<Flag aria-hidden />}
              title={roomMessages.report}
              onClick={() => onOpen({ kind: 'report', seq: message.seq })}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
