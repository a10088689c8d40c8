import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { readShareState } from '#web/navigation/share-state.ts';
import { sessionStore } from '#web/session/session.ts';
import type { DraftStorage } from '../../model/draft-storage.ts';

type SharedContent = {
  storage: DraftStorage;
  isWritable: boolean;
  onText: (draft: string) => void;
  onPicture: (file: File) => void;
};

export function useSharedContent({ storage, isWritable, onText, onPicture }: SharedContent): void {
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
