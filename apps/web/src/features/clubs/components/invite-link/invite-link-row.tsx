import { Link } from 'lucide-react';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { useInviteLinkLayer } from './use-invite.ts';

export function InviteLinkRow() {
  const { open } = useInviteLinkLayer();
  return (
    <ListRow
      title="초대 링크"
      description="링크를 받은 사람만 신청하거나 바로 참여해요"
      leading={<Link />}
      onClick={open}
    />
  );
}
