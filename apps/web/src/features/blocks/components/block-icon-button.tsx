import type { MemberSummary } from '@azit/contract/members/member.schema';
import { Ban } from 'lucide-react';
import { blockMessages } from '#web/domain/copy/block.ts';
import { useGoBack } from '#web/navigation/use-go-back.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useConfirmBlock } from './use-confirm-block.ts';

export function BlockIconButton({ member }: { member: MemberSummary }) {
  const { confirmBlock, isPending } = useConfirmBlock(useGoBack());
  return (
    <IconButton
      label={blockMessages.block}
      icon={<Ban />}
      disabled={isPending}
      onClick={() => void confirmBlock(member)}
    />
  );
}
