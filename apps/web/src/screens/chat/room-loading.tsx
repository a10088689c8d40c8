import { MessageListSkeleton } from '#web/features/chat/room/components/messages/message-list-skeleton.tsx';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { QueryFallback, type QueryFallbackProps } from '#web/queries/query-fallback.tsx';
import { Page } from '#web/ui/layout/page.tsx';

export const roomHeading = '채팅방';

export function RoomLoading({ query }: Pick<QueryFallbackProps, 'query'>) {
  return (
    <Page topBar={<BackBar title={roomHeading} fallback={paths.chat} />}>
      <QueryFallback query={query}>
        <MessageListSkeleton />
      </QueryFallback>
    </Page>
  );
}
