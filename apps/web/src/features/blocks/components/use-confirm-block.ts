import type { MemberSummary } from '@azit/contract/members/member.schema';
import { blockMessages } from '#web/domain/copy/block.ts';
import { failsWithAlert } from '#web/notify/fails-with-alert.ts';
import { confirm, toast, toastOnNextPage } from '#web/notify/notify.ts';
import { useBlockMember } from '../api/block-mutations.ts';

type Person = Pick<MemberSummary, 'memberId' | 'nickname'>;

export function useConfirmBlock(leave?: () => void) {
  const block = useBlockMember(() => {
    if (leave === undefined) {
      toast(blockMessages.blocked);
      return;
    }
    toastOnNextPage(blockMessages.blocked);
    leave();
  });

  async function confirmBlock({ memberId, nickname }: Person): Promise<void> {
    if (block.isPending) return;
    const agreed = await confirm({
      title: `${nickname}님을 차단할까요?`,
      description:
        '서로 볼 수 없게 돼요. 함께하는 크루와 채팅방에서는 ‘차단한 사람’으로 보여요. 상대에게는 알리지 않아요.',
      confirmLabel: blockMessages.block,
      tone: 'danger',
    });
    if (!agreed) return;
    await failsWithAlert(block.mutateAsync(memberId));
  }

  return { confirmBlock, isPending: block.isPending };
}
