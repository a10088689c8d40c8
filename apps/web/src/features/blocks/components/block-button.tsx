import type { MemberSummary } from '@azit/contract/members/member.schema';
import { blockMessages } from '#web/domain/copy/block.ts';
import { hasNoProfile } from '#web/domain/has-no-profile.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useConfirmBlock } from './use-confirm-block.ts';

export function BlockButton({ member }: { member: MemberSummary }) {
  const { confirmBlock, isPending } = useConfirmBlock();
  if (hasNoProfile(member)) return null;
  return (
    <Button
      size="small"
      variant="weak"
      aria-label={`${member.nickname}님 ${blockMessages.block}`}
      loading={isPending}
      onClick={() => void confirmBlock(member)}
    >
      {blockMessages.block}
    </Button>
  );
}
