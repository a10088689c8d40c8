import { RoomTemplates } from '#web/features/chat/room/early/room-templates.tsx';
import { RoomWaiting } from './room-waiting.tsx';

/** What comes with the page of a room: says nothing of it, and has the parts that it is filled with. */
export function RoomFirstView() {
  return (
    <>
      <RoomWaiting query={{ error: null, isFetching: true, refetch: () => {} }} />
      <RoomTemplates />
    </>
  );
}
