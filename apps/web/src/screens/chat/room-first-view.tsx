import { RoomTemplates } from '#web/features/chat/room/early/room-templates.tsx';
import { RoomLoading } from './room-loading.tsx';

/** What comes with the page of a room: says nothing of it, and has the parts that it is filled with. */
export function RoomFirstView() {
  return (
    <>
      <RoomLoading query={{ error: null, isFetching: true, refetch: () => {} }} />
      <RoomTemplates />
    </>
  );
}
