import {
  RoomLayers,
  type RoomLayersProps,
} from '#web/features/chat/room/components/sheets/room-layers.tsx';
import { memberReportChoices } from '#web/features/reports/model/report-choices.ts';

/** The sheets of a room, a chunk of their own: the talk does not wait for them. */
export function ChatLayers(props: Omit<RoomLayersProps, 'reportChoices'>) {
  return <RoomLayers {...props} reportChoices={memberReportChoices} />;
}
