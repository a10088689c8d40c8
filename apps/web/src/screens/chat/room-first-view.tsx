import { RoomTemplates } from '#web/features/chat/room/early/room-templates.tsx';
import { RoomLoading } from './room-loading.tsx';

export function RoomFirstView() {
  return (
    <>
      <RoomLoading query={{ error: null, isFetching: true, refetch: () => {} }} />
      <RoomTemplates />
    </>
  );
}
