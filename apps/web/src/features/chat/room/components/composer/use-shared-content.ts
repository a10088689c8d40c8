import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { readShareState } from '#web/navigation/share-state.ts';
import { sessionStore } from '#web/session/session.ts';
import type { DraftStorage } from '../../model/draft-storage.ts';

type SharedContent = {
  kept: DraftStorage;
  isWritable: boolean;
  onText: (draft: string) => void;
  onPicture: (file: File) => void;
};

/**
 * Brings what another app shared into the room that was chosen for it, once: the text below what is
 * written already, the picture to the question whether to send it.
 */
export function useSharedContent({ kept, isWritable, onText, onPicture }: SharedContent): void {
  const sharedAt = readShareState(useLocation().state);

  const bring = useEffectEvent(async (named: number) => {
    // Hardly anybody comes with a share.
    const { takeShare } = await import('../../../share/model/stored-share.ts');
    const memberId = sessionStore.getState().session?.memberId;
    const share = memberId === undefined ? null : await takeShare(memberId, named);
    if (!share) return;
    const written = await kept.readDraft();
    if (share.text !== '') onText([written, share.text].filter(Boolean).join('\n'));
    if (share.picture) onPicture(share.picture);
  });

  useEffect(() => {
    if (sharedAt !== null && isWritable) void bring(sharedAt);
  }, [sharedAt, isWritable]);
}
