import type { FileInfo } from '@azit/contract/field';
import { imageAddress } from '#web/domain/image-address.ts';
import { Avatar } from '#web/ui/media/avatar.tsx';
import { AvatarStack } from '#web/ui/media/avatar-stack.tsx';

type Pictured = { memberId: number; fileInfo: FileInfo | null };

export function MemberAvatar({ member, size }: { member: Pictured; size?: number }) {
  return <Avatar src={imageAddress(member.fileInfo)} seed={member.memberId} size={size} />;
}

type MemberStackProps = { members: readonly Pictured[]; max?: number; size?: number };

export function MemberStack({ members, ...stack }: MemberStackProps) {
  const people = members.map(({ memberId, fileInfo }) => ({
    id: memberId,
    src: imageAddress(fileInfo),
  }));
  return <AvatarStack people={people} {...stack} />;
}
