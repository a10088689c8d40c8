import type { Room } from '@azit/contract/chats/chat.schema';
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router';
import { roomMessages } from '#web/domain/copy/room.ts';
import { prepareImage } from '#web/domain/prepare-image.ts';
import { readShareState } from '#web/navigation/share-state.ts';
import { showAlert } from '#web/notify/notify.ts';
import { sessionStore } from '#web/session/session.ts';
import type { RoomOutbox } from '../../model/room-outbox.ts';
import type { RoomStorage } from '../../model/room-storage.ts';
import type { UnsentContent } from '../../model/unsent.ts';
import styles from '../room-page.module.css';
import { Composer } from './composer.tsx';

const SendPictureDialog = lazy(async () => ({
  default: (await import('../sheets/send-picture-dialog.tsx')).SendPictureDialog,
}));

type RoomComposerProps = { room: Room; outbox: RoomOutbox; storage: RoomStorage };

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

export function readOnlyText({ club, crew }: Room): string {
  if (crew) return roomMessages.readOnlyCrew;
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

function useDraft(storage: RoomStorage): [string, (draft: string) => void] {
  const { state } = useLocation();
  const about: unknown = state?.about;
  const firstDraft = typeof about === 'string' ? `‘${about}’ 모임 문의예요. ` : '';
  const [draft, setDraft] = useState('');
  const isTouched = useRef(false);
  useEffect(() => {
    let isCurrent = true;
    void storage.readDraft().then((stored) => {
      if (isCurrent && !isTouched.current) setDraft(stored || firstDraft);
    });
    return () => {
      isCurrent = false;
    };
  }, [storage, firstDraft]);
  function change(next: string): void {
    isTouched.current = true;
    setDraft(next);
    storage.saveDraft(next);
  }
  return [draft, change];
}

/** In pixels; larger photos are scaled down. */
const longestSide = 1_600;

type PictureContent = Extract<UnsentContent, { kind: 'IMAGE' }>;

function usePictureToSend() {
  const [picture, setPicture] = useState<PictureContent | null>(null);

  async function choose(file: File): Promise<void> {
    const prepared = await prepareImage(file, longestSide);
    if ('refusal' in prepared) {
      await showAlert(prepared.refusal);
      return;
    }
    const { image } = prepared;
    const size = await createImageBitmap(image);
    const { width, height } = size;
    size.close();
    setPicture({ kind: 'IMAGE', image, width, height });
  }

  return { picture, choose: (file: File) => void choose(file), dismiss: () => setPicture(null) };
}

type SharedContent = {
  storage: RoomStorage;
  isWritable: boolean;
  onText: (draft: string) => void;
  onPicture: (file: File) => void;
};

function useSharedContent({ storage, isWritable, onText, onPicture }: SharedContent): void {
  const sharedAt = readShareState(useLocation().state);

  const insert = useEffectEvent(async (chosen: number) => {
    // Loaded on demand: shares are rare.
    const { takeShare } = await import('../../../share/model/stored-share.ts');
    const memberId = sessionStore.getState().session?.memberId;
    const share = memberId === undefined ? null : await takeShare(memberId, chosen);
    if (!share) return;
    const draft = await storage.readDraft();
    if (share.text !== '') onText([draft, share.text].filter(Boolean).join('\n'));
    if (share.picture) onPicture(share.picture);
  });

  useEffect(() => {
    if (sharedAt !== null && isWritable) void insert(sharedAt);
  }, [sharedAt, isWritable]);
}
