import { MessageCircleOff, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { roomMessages } from '#web/domain/copy/room.ts';
import { ChatListSkeleton } from '#web/features/chat/list/chat-list-skeleton.tsx';
import { SharePreview } from '#web/features/chat/share/components/share-preview.tsx';
import { ShareRooms } from '#web/features/chat/share/components/share-rooms.tsx';
import { dropShare, type Share } from '#web/features/chat/share/model/stored-share.ts';
import { useStoredShare } from '#web/features/chat/share/model/use-stored-share.ts';
import { BackButton } from '#web/navigation/back-button.tsx';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { MessagePage } from '#web/screens/system/message-page.tsx';
import { useSession } from '#web/session/session.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { TonalLink } from '#web/ui/actions/tonal-link.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';

const heading = '어느 방에 보낼까요?';

const problems = {
  'too-many': '사진은 한 장씩 보낼 수 있어요.',
  'not-image': '사진이나 링크만 보낼 수 있어요.',
  'too-large': '30MB보다 작은 사진을 보내 주세요.',
  unreadable: '사진을 읽지 못했어요. 다른 사진을 공유해 주세요.',
} as const;
const leading = <BackButton fallback={paths.chat} />;

export function ShareScreen() {
  usePageTitle(heading);
  const viewer = useSession();
  return viewer && <SharePage memberId={viewer.memberId} />;
}

function SharePage({ memberId }: { memberId: number }) {
  const found = useStoredShare(memberId);
  const [isUnreadable, setUnreadable] = useState(false);
  if (found === undefined) {
    return (
      <Page topBar={<TopBar title={heading} leading={leading} />}>
        <ChatListSkeleton kind="group" />
      </Page>
    );
  }
  if (found === null) {
    return (
      <NothingToSend
        title="공유한 내용을 받지 못했어요."
        how="공유한 앱에서 다시 한번 공유해 주세요."
      />
    );
  }
  if (typeof found === 'string') return <NothingToSend title={problems[found]} />;
  if (isUnreadable) return <NothingToSend title={problems.unreadable} />;
  return <ChooseRoom share={found} onUnreadable={() => setUnreadable(true)} />;
}

function ChooseRoom({ share, onUnreadable }: { share: Share; onUnreadable: () => void }) {
  const navigate = useNavigate();
  function dismiss() {
    void dropShare();
    void navigate(paths.chat, { replace: true });
  }
  const trailing = <IconButton label="보내지 않기" icon={<X />} onClick={dismiss} />;
  return (
    <Page topBar={<TopBar title={heading} leading={leading} trailing={trailing} />}>
      <SharePreview share={share} onUnreadable={onUnreadable} />
      <ShareRooms sharedAt={share.sharedAt} />
    </Page>
  );
}

function NothingToSend({ title, how }: { title: string; how?: string }) {
  return (
    <MessagePage
      heading={heading}
      leading={leading}
      icon={<MessageCircleOff />}
      title={title}
      how={how}
      action={<TonalLink to={paths.chat}>{roomMessages.toList}</TonalLink>}
    />
  );
}
