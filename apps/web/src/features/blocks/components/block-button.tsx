import type { MemberSummary } from '@azit/contract/members/member.schema';
import { blockMessages } from '#web/domain/copy/block.ts';
import { hasNoProfile } from '#web/domain/has-no-profile.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useAskToBlock } from './use-ask-to-block.ts';

/** For a row of a list of people; nothing for somebody who has left or is blocked. */
export function BlockButton({ member }: { member: MemberSummary }) {
  const { ask, isPending } = useAskToBlock();
  if (hasNoProfile(member)) return null;
  return (
    <Button
      size="small"
      variant="weak"
      aria-label={`${member.nickname}님 ${blockMessages.block}`}
      loading={isPending}
      onClick={() => void ask(member)}
    >
      {blockMessages.block}
    </Button>
  );
}
