import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAskToBlock } from '#web/features/blocks/components/use-ask-to-block.ts';
import {
  RoomLayers,
  type RoomLayersProps,
} from '#web/features/chat/room/components/sheets/room-layers.tsx';
import { memberReportChoices } from '#web/features/reports/model/report-choices.ts';
import { paths } from '#web/navigation/paths.ts';

/** The sheets of a room, a chunk of their own: the talk does not wait for them. */
export function ChatLayers(props: Omit<RoomLayersProps, 'reportChoices' | 'onBlock'>) {
  const { room, feed, layer, onClose } = props;
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);

  // Only once the sheet has left the history: Back must not return to a room that is gone.
  useEffect(() => {
    if (isLeaving && layer === null) void navigate(paths.chat, { replace: true });
  }, [isLeaving, layer, navigate]);

  // A talk of two ends with the block. A club's goes on without the words of the blocked one.
  const { ask } = useAskToBlock(() => {
    if (room.club) feed.hear(null);
    else setIsLeaving(true);
    onClose();
  });

  return (
    <RoomLayers
      {...props}
      reportChoices={memberReportChoices}
      onBlock={(member) => void ask(member)}
    />
  );
}
