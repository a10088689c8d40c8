import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { hostingMessages } from '#web/domain/copy/hosting.ts';
import { useNamedLayer } from '#web/navigation/use-layer.ts';
import { showAlert } from '#web/notify/notify.ts';
import { clubQueries } from '#web/queries/club-queries.ts';
import { ListRow } from '#web/ui/layout/list-row.tsx';

// Loaded on demand: the dialog with its form is half the size of the detail page.
const CancelClubDialog = lazy(async () => ({
  default: (await import('./cancel-club-dialog.tsx')).CancelClubDialog,
}));

type CancelClubRowProps = {
  club: ClubDetail;
  onCancelled?: (() => void) | undefined;
};

export function CancelClubRow({ club, onCancelled }: CancelClubRowProps) {
  const client = useQueryClient();
  const { isOpen, open, close } = useNamedLayer('cancel-club');
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);

  async function finish() {
    await showAlert(hostingMessages.cancelled);
    onCancelled?.();
    // Refetch, so that a host who stays or comes back sees the club as cancelled.
    void client.invalidateQueries({ queryKey: clubQueries.detail(club.clubId).queryKey });
  }

  return (
    <>
      <ListRow title="아지트 취소하기" tone="danger" leading={<CalendarX2 />} onClick={open} />
      {isNeeded && (
        <Suspense fallback={null}>
          <CancelClubDialog
            club={club}
            open={isOpen}
            onClose={() => close()}
            onCancelled={() => close(() => void finish())}
          />
        </Suspense>
      )}
    </>
  );
}
