import { Link } from 'lucide-react';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { useInviteLinkLayer } from './use-invite.ts';

export function InviteLinkRow() {
  const { open } = useInviteLinkLayer();
  return (
    <ListRow
      title="초대 링크"
      description="신청 없이 바로 참여하게 할 수 있어요"
      leading={<Link />}
      onClick={open}
    />
  );
}
