import type { ClubMember } from '@azit/contract/clubs/club.schema';
import { clubMessages } from '#web/domain/copy/club.ts';
import { useKickMember } from '#web/features/applications/api/application-mutations.ts';
import { failsWithAlert } from '#web/notify/fails-with-alert.ts';
import { confirm, toast } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';

export function KickButton({ clubId, row }: { clubId: number; row: ClubMember }) {
  const { memberId, nickname } = row.member;
  const kick = useKickMember(clubId);

  async function confirmKick() {
    const agreed = await confirm({
      title: clubMessages.kickQuestion(nickname),
      description: '내보내면 이 아지트에 다시 신청할 수 없어요.',
      confirmLabel: '내보내기',
      tone: 'danger',
    });
    if (!agreed) return;
    if (await failsWithAlert(kick.mutateAsync(memberId), clubMessages.kickFailed)) return;
    toast(clubMessages.kicked);
  }

  return (
    <Button
      size="small"
      variant="weak"
      aria-label={`${nickname}님 내보내기`}
      loading={kick.isPending}
      onClick={confirmKick}
    >
      내보내기
    </Button>
  );
}
