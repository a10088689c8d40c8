import type { Message } from '@azit/contract/chats/chat.schema';
import type { MemberSummary } from '@azit/contract/members/member.schema';
import { Ban, Copy, Flag, Trash2 } from 'lucide-react';
import { blockMessages } from '#web/domain/copy/block.ts';
import { roomMessages } from '#web/domain/copy/room.ts';
import { hasNoProfile } from '#web/domain/has-no-profile.ts';
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
  onBlock: (member: MemberSummary) => void;
  onClose: () => void;
};

export function MessageMenu(props: MessageMenuProps) {
  const { message, isOwn, open, onOpen, onClose } = props;
  const sender = message?.sender;

  async function copy(body: string): Promise<void> {
    onClose();
    toast((await copyText(body)) ? '복사했어요' : '복사하지 못했어요.');
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
              leading={<Copy />}
              title="복사"
              trailing=""
              onClick={() => void copy(message.body ?? '')}
            />
          )}
          {isOwn ? (
            <ListRow
              tone="danger"
              leading={<Trash2 />}
              title={roomMessages.remove}
              trailing=""
              onClick={() => onOpen({ kind: 'remove', seq: message.seq })}
            />
          ) : (
            <ListRow
              leading={<Flag />}
              title={roomMessages.report}
              onClick={() => onOpen({ kind: 'report', seq: message.seq })}
            />
          )}
          {sender && !isOwn && !hasNoProfile(sender) && (
            <ListRow
              tone="danger"
              leading={<Ban />}
              title={blockMessages.block}
              trailing=""
              onClick={() => props.onBlock(sender)}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
