import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { hostingMessages } from '#web/domain/copy/hosting.ts';
import { useNamedLayer } from '#web/navigation/use-layer.ts';
import { showAlert } from '#web/notify/notify.ts';
import { clubQueries } from '#web/queries/club-queries.ts';
import { ListRow } from '#web/ui/layout/list-row.tsx';

// With the form that it holds it would be half of what the detail of a club weighs.
const CancelClubDialog = lazy(async () => ({
  default: (await import('./cancel-club-dialog.tsx')).CancelClubDialog,
}));

type CancelClubRowProps = {
  club: ClubDetail;
  /** After the host has read that it is done; left out, the page stays and shows it. */
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
    // Whoever stays, or turns back before the next page has come, finds the club cancelled.
    void client.invalidateQueries({ queryKey: clubQueries.detail(club.clubId).queryKey });
  }

  return (
    <>
      <ListRow
        title={hostingMessages.cancel}
        tone="danger"
        leading={<CalendarX2 aria-hidden />}
        onClick={open}
      />
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
