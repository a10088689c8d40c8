import { useSearchParams } from 'react-router';
import { feedbackMessages } from '#web/domain/copy/feedback.ts';
import { ChatMessages } from '#web/features/chat/components/chat-messages.tsx';
import { MessageBox } from '#web/features/chat/components/message-box.tsx';
import { roomOf } from '#web/features/chat/model/mock-rooms.ts';
import { BackButton } from '#web/navigation/back-button.tsx';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';

export function ChatDetailScreen() {
  const [params] = useSearchParams();
  const room = roomOf(params.get('room'));
  const name = room?.name ?? '채팅';
  usePageTitle(name);
  return (
    <Page
      padded
      topBar={<TopBar title={name} leading={<BackButton fallback={paths.chat} />} />}
      actionBar={<MessageBox />}
    >
      <Callout title="준비 중">{feedbackMessages.chatUnfinished}</Callout>
      <ChatMessages messages={room?.messages ?? []} />
    </Page>
  );
}
