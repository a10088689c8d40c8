import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { confirm, showAlert } from '#web/notify/notify.ts';
import { clubQueries } from '#web/queries/club-queries.ts';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { useCloseClub } from '../api/use-close-club.ts';

type CloseClubRowProps = { clubId: number; onClosed: () => void };

export function CloseClubRow({ clubId, onClosed }: CloseClubRowProps) {
  const client = useQueryClient();
  const close = useCloseClub(clubId);

  async function ask() {
    if (close.isPending) return;
    const [title = '', description] = clubMessages.deleteQuestion.split(/(?<=\?) /);
    const question = { title, description, confirmLabel: '삭제하기', tone: 'danger' as const };
    if (!(await confirm(question))) return;
    try {
      await close.mutateAsync();
    } catch {
      await showAlert(clubMessages.deleteFailed);
      return;
    }
    await showAlert(clubMessages.deleted);
    onClosed();
    // Whoever turns back before the next page has come finds the club ended.
    void client.invalidateQueries({ queryKey: clubQueries.detail(clubId).queryKey });
  }

  return (
    <ListRow
      title="아지트 삭제하기"
      tone="danger"
      leading={<Trash2 aria-hidden />}
      onClick={() => void ask()}
    />
  );
}
