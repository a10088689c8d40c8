import type { MemberSummary } from '@azit/contract/members/member.schema';
import { Ban, Ellipsis } from 'lucide-react';
import { blockMessages } from '#web/domain/copy/block.ts';
import { hasNoProfile } from '#web/domain/has-no-profile.ts';
import { useNamedLayer } from '#web/navigation/use-layer.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { useConfirmBlock } from './use-confirm-block.ts';

export function PersonMenu({ member }: { member: MemberSummary }) {
  const { isOpen, open, close } = useNamedLayer(`person/${member.memberId}`);
  const { confirmBlock } = useConfirmBlock();
  if (hasNoProfile(member)) return null;
  const label = `${member.nickname}님 메뉴`;
  return (
    <>
      <IconButton label={label} icon={<Ellipsis />} onClick={open} />
      <Dialog open={isOpen} size="sheet" title={label} onClose={close}>
        <ListRow
          tone="danger"
          leading={<Ban />}
          title={blockMessages.block}
          trailing=""
          onClick={() => close(() => void confirmBlock(member))}
        />
      </Dialog>
    </>
  );
}
