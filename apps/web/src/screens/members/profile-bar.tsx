import type { MemberSummary } from '@azit/contract/members/member.schema';
import { Flag, Pencil, Settings } from 'lucide-react';
import { BlockIconButton } from '#web/features/blocks/components/block-icon-button.tsx';
import { NoticeBell } from '#web/features/notices/components/notice-bell.tsx';
import { BackButton } from '#web/navigation/back-button.tsx';
import { paths } from '#web/navigation/paths.ts';
import { IconLink } from '#web/ui/actions/icon-link.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';

type ProfileBarProps = {
  memberId: number;
  isOwn: boolean;
  heading: string;
  member: MemberSummary | undefined;
};

export function ProfileBar({ memberId, isOwn, heading, member }: ProfileBarProps) {
  const title = <VisuallyHidden>{heading}</VisuallyHidden>;
  if (!isOwn) {
    const report = paths.memberReport(memberId);
    return (
      <TopBar
        title={title}
        leading={<BackButton />}
        trailing={
          <>
            {member && <BlockIconButton member={member} />}
            <IconLink to={report} label="신고" icon={<Flag />} />
          </>
        }
      />
    );
  }
  return (
    <TopBar
      title={title}
      trailing={
        <>
          <NoticeBell />
          <IconLink to={paths.memberEdit(memberId)} label="프로필 수정" icon={<Pencil />} />
          <IconLink to={paths.memberSetting(memberId)} label="설정" icon={<Settings />} />
        </>
      }
    />
  );
}
