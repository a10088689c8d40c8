import { RoomTemplates } from '#web/features/chat/room/early/room-templates.tsx';
import { RoomLoading } from './room-loading.tsx';

/** The first view of a room: a skeleton, and the templates of its messages. */
export function RoomFirstView() {
  return (
    <>
      <RoomLoading query={{ error: null, isFetching: true, refetch: () => {} }} />
      <RoomTemplates />
    </>
  );
}
