import type { MemberSummary } from '@azit/contract/members/member.schema';
import { Ban } from 'lucide-react';
import { blockMessages } from '#web/domain/copy/block.ts';
import { useGoBack } from '#web/navigation/use-go-back.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useAskToBlock } from './use-ask-to-block.ts';

/** For the bar of a member's own page, which is left afterwards. */
export function BlockIconButton({ member }: { member: MemberSummary }) {
  const { ask, isPending } = useAskToBlock(useGoBack());
  return (
    <IconButton
      label={blockMessages.block}
      icon={<Ban aria-hidden />}
      disabled={isPending}
      onClick={() => void ask(member)}
    />
  );
}
