import type { Message, Room, RoomMember } from '@azit/contract/chats/chat.schema';
import type { MemberSummary } from '@azit/contract/members/member.schema';
import type { MemberReportCategory } from '@azit/contract/reports/report.schema';
import type { ReactNode } from 'react';
import { failureText } from '#web/api/error.ts';
import { roomMessages } from '#web/domain/copy/room.ts';
import { imageAddress } from '#web/domain/image-address.ts';
import { showAlert } from '#web/notify/notify.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import type { Choice } from '#web/ui/fields/choice-group.tsx';
import { useRemoveMessage } from '../../api/message-mutations.ts';
import type { RoomFeed } from '../../model/room-feed.ts';
import type { RoomLayer } from '../../model/room-layer.ts';
import type { RoomOutbox } from '../../model/room-outbox.ts';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import { MembersSheet } from './members-sheet.tsx';
import { MessageMenu } from './message-menu.tsx';
import { ReportMessageDialog } from './report-message-dialog.tsx';
import { RoomMenu } from './room-menu.tsx';
import styles from './room-sheet.module.css';

export type RoomLayersProps = {
  room: Room;
  viewerId: number;
  feed: RoomFeed;
  outbox: RoomOutbox;
  layer: RoomLayer | null;
  reportChoices: readonly Choice<MemberReportCategory>[];
  personActions: (person: RoomMember) => ReactNode;
  onBlock: (member: MemberSummary) => void;
  onOpen: (layer: RoomLayer) => void;
  onClose: (then?: () => void) => void;
};

export function RoomLayers(props: RoomLayersProps) {
  const { room, viewerId, feed, outbox, layer, onOpen, onClose } = props;
  const { roomId } = room;
  const remove = useRemoveMessage(roomId);
  // Older servers do not send `mayAnnounce`. On these, only the host may announce.
  const mayAnnounce =
    room.mayAnnounce ?? room.members.some((one) => one.isHost && one.memberId === viewerId);
  const seq = layer && 'seq' in layer ? layer.seq : null;
  const message = feed.messages?.find((one) => one.seq === seq && !one.removed);

  const close = () => onClose();

  function removeMessage(): void {
    if (!message) return;
    close();
    remove.mutate(message.seq, {
      onSuccess: () => feed.replace([{ ...message, removed: true, body: null, image: null }]),
      onError: (error) => void showAlert(failureText('메시지를 지우지 못했어요.', error)),
    });
  }

  return (
    <>
      <RoomMenu
        room={room}
        mayAnnounce={mayAnnounce}
        open={layer?.kind === 'menu'}
        onOpen={onOpen}
        onBlock={props.onBlock}
        onClose={close}
      />
      <MembersSheet
        room={room}
        viewerId={viewerId}
        open={layer?.kind === 'members'}
        personActions={props.personActions}
        onClose={close}
      />
      <MessageMenu
        message={message}
        isOwn={message?.sender?.memberId === viewerId}
        open={layer?.kind === 'message'}
        onOpen={onOpen}
        onBlock={props.onBlock}
        onClose={close}
      />
      <ConfirmDialog
        open={layer?.kind === 'remove' && message !== undefined}
        title="이 메시지를 지울까요?"
        description="모두의 화면에서 지워지고, 되돌릴 수 없어요."
        confirmLabel={roomMessages.remove}
        tone="danger"
        onCancel={close}
        onConfirm={removeMessage}
      />
      {layer?.kind === 'picture' && <PictureDialog message={message} onClose={close} />}
      {layer?.kind === 'report' && message && (
        <ReportMessageDialog
          roomId={roomId}
          seq={message.seq}
          choices={props.reportChoices}
          onClose={close}
        />
      )}
      {layer?.kind === 'announcement' && mayAnnounce && room.writable && (
        <AnnouncementDialog
          forDate={layer.clubId !== undefined}
          onSend={(body) => outbox.add({ kind: 'ANNOUNCEMENT', body, clubId: layer.clubId })}
          onClose={close}
        />
      )}
    </>
  );
}

type PictureDialogProps = { message: Message | undefined; onClose: () => void };

function PictureDialog({ message, onClose }: PictureDialogProps) {
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
