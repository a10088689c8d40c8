import { useRejoinClub } from '#web/features/applications/api/use-rejoin-club.ts';
import { failsWithAlert } from '#web/notify/fails-with-alert.ts';
import { toast } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';

type RejoinButtonProps = { clubId: number; size?: 'large' | 'small'; onJoined?: () => void };

export function RejoinButton({ clubId, size = 'large', onJoined }: RejoinButtonProps) {
  const rejoin = useRejoinClub(clubId);

  async function send() {
    if (await failsWithAlert(rejoin.mutateAsync())) return;
    onJoined?.();
    toast('함께하게 됐어요');
  }

  return (
    <Button
      full={size === 'large'}
      variant={size === 'large' ? 'solid' : 'tonal'}
      size={size}
      // Until the refetched list or page no longer contains this button.
      loading={rejoin.isPending || rejoin.isSuccess}
      onClick={send}
    >
      갈게요
    </Button>
  );
}
