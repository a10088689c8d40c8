import type { Room } from '@azit/contract/chats/chat.schema';
import { lazy, Suspense } from 'react';
import { roomMessages } from '#web/domain/copy/room.ts';
import type { DraftStorage } from '../../model/draft-storage.ts';
import type { RoomOutbox } from '../../model/room-outbox.ts';
import styles from '../room-page.module.css';
import { Composer } from './composer.tsx';
import { useDraft } from './use-draft.ts';
import { useOnline } from './use-online.ts';
import { usePictureToSend } from './use-picture-to-send.ts';
import { useSharedContent } from './use-shared-content.ts';

/** Only who sends pictures needs it. */
const SendPictureDialog = lazy(async () => ({
  default: (await import('../sheets/send-picture-dialog.tsx')).SendPictureDialog,
}));

type RoomComposerProps = { room: Room; outbox: RoomOutbox; kept: DraftStorage };

/** Where one writes, or why one cannot. */
export function RoomComposer({ room, outbox, kept }: RoomComposerProps) {
  const isOnline = useOnline();
  const [draft, setDraft] = useDraft(kept);
  const { picture, choose, putAway } = usePictureToSend();
  const { writable: isWritable } = room;
  useSharedContent({ kept, isWritable, onText: setDraft, onPicture: choose });
  if (!isWritable) {
    return <p className={styles.note}>{readOnlyText(room)}</p>;
  }
  return (
    <>
      <p role="status" className={isOnline ? undefined : styles.offline}>
        {!isOnline && roomMessages.offline}
      </p>
      <Composer
        draft={draft}
        onDraft={setDraft}
        onSend={(body) => outbox.add({ kind: 'TEXT', body })}
        onPicture={choose}
      />
      <p className={styles.keys}>{roomMessages.enterSends}</p>
      {picture && (
        <Suspense fallback={null}>
          <SendPictureDialog
            image={picture.image}
            onClose={putAway}
            onSend={() => {
              putAway();
              outbox.add(picture);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function readOnlyText({ club }: Room): string {
  if (club === null) return roomMessages.readOnlyPersonal;
  return club.cancelled ? roomMessages.readOnlyCancelled : roomMessages.readOnly;
}
