import { useSearchParams } from 'react-router';
import { ChatTabs } from '#web/features/chat/list/chat-tabs.tsx';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { useSession } from '#web/session/session.ts';
import { Page } from '#web/ui/layout/page.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';

export function ChatScreen() {
  usePageTitle('채팅');
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const kind = params.get('kind') === 'personal' ? 'personal' : 'group';
  // Without a session, `watchSession` redirects to the login right after this render.
  if (!session) return null;
  return (
    <Page topBar={<TopBar title="채팅" />}>
      <ChatTabs
        kind={kind}
        onChange={(next) =>
          setParams(next === 'personal' ? { kind: next } : {}, {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
    </Page>
  );
}
