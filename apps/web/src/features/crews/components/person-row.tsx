import type { MemberSummary } from '@azit/contract/members/member.schema';
import type { ReactNode } from 'react';
import { hasNoProfile } from '#web/domain/has-no-profile.ts';
import { MemberAvatar } from '#web/domain/member-avatar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { ListRow } from '#web/ui/layout/list-row.tsx';

type PersonRowProps = {
  person: MemberSummary;
  mark?: ReactNode;
  about?: string;
  trailing?: ReactNode;
  isPlain?: boolean;
};

export function PersonRow({ person, mark, about, trailing, isPlain }: PersonRowProps) {
  const { memberId, nickname } = person;
  const row = {
    title: (
      <>
        <strong>{nickname}</strong> {mark}
      </>
    ),
    description: about,
    leading: <MemberAvatar member={person} size={4.4} />,
    trailing,
  };
  if (isPlain || hasNoProfile(person)) return <ListRow {...row} />;
  return <ListRow {...row} to={paths.memberProfile(memberId)} />;
}
