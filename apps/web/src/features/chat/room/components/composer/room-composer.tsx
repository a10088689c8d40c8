import type { Room } from '@azit/contract/chats/chat.schema';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { roomMessages } from '#web/domain/copy/room.ts';
import type { DraftStorage } from '../../model/draft-storage.ts';
import type { RoomOutbox } from '../../model/room-outbox.ts';
import styles from '../room-page.module.css';
import { Composer } from './composer.tsx';
import { useDraft } from './use-draft.ts';
import { usePictureToSend } from './use-picture-to-send.ts';
import { useSharedContent } from './use-shared-content.ts';

const SendPictureDialog = lazy(async () => ({
  default: (await import('../sheets/send-picture-dialog.tsx')).SendPictureDialog,
}));

type RoomComposerProps = { room: Room; outbox: RoomOutbox; storage: DraftStorage };

export function RoomComposer({ room, outbox, storage }: RoomComposerProps) {
  const isOnline = useOnline();
  const [draft, setDraft] = useDraft(storage);
  const { picture, choose, dismiss } = usePictureToSend();
  const { writable: isWritable } = room;
  useSharedContent({ storage, isWritable, onText: setDraft, onPicture: choose });
  if (!isWritable) {
    return <p className={styles.note}>{readOnlyText(room)}</p>;
  }
  return (
    <>
      <p role="status" className={isOnline ? undefined : styles.offline}>
        {!isOnline && '연결을 기다리고 있어요.'}
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
            onClose={dismiss}
            onSend={() => {
              dismiss();
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

function useOnline(): boolean {
  return useSyncExternalStore(subscribeOnline, () => navigator.onLine);
}

function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
