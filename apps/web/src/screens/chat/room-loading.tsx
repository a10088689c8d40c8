import { MessageListSkeleton } from '#web/features/chat/room/components/messages/message-list-skeleton.tsx';
import { BackButton } from '#web/navigation/back-button.tsx';
import { paths } from '#web/navigation/paths.ts';
import { QueryFallback, type QueryFallbackProps } from '#web/queries/query-fallback.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';

export const roomHeading = '채팅방';

export function RoomLoading({ query }: Pick<QueryFallbackProps, 'query'>) {
  return (
    <Page topBar={<TopBar title={roomHeading} leading={<BackButton fallback={paths.chat} />} />}>
      <QueryFallback query={query}>
        <MessageListSkeleton />
      </QueryFallback>
    </Page>
  );
}
