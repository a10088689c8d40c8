import { useSearchParams } from 'react-router';
import { feedbackMessages } from '#web/domain/copy/feedback.ts';
import { ChatList } from '#web/features/chat/components/chat-list.tsx';
import { roomsOf } from '#web/features/chat/model/mock-rooms.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';
import styles from './chat-screen.module.css';

const tabs = [
  { value: 'group', label: '그룹' },
  { value: 'personal', label: '개인' },
] as const;

export function ChatScreen() {
  usePageTitle('채팅');
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'personal' ? 'personal' : 'group';
  return (
    <Page topBar={<TopBar title="채팅" />}>
      <Tabs
        sticky
        label="채팅 종류"
        items={tabs}
        value={tab}
        onChange={(value) =>
          setParams(value === 'personal' ? { tab: value } : {}, {
            replace: true,
            preventScrollReset: true,
          })
        }
      >
        <div className={styles.note}>
          <Callout title="준비 중">{feedbackMessages.chatUnfinished}</Callout>
        </div>
        <ChatList rooms={roomsOf(tab)} />
      </Tabs>
    </Page>
  );
}
