import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { BlockButton } from '#web/features/blocks/components/block-button.tsx';
import { useAskToBlock } from '#web/features/blocks/components/use-ask-to-block.ts';
import type { LayerProps } from '#web/features/chat/room/components/sheets/late-layers.tsx';
import { RoomLayers } from '#web/features/chat/room/components/sheets/room-layers.tsx';
import { memberReportChoices } from '#web/features/reports/model/report-choices.ts';
import { paths } from '#web/navigation/paths.ts';

/** The sheets of a room, a chunk of their own: the talk does not wait for them. */
export function ChatLayers(props: LayerProps) {
  const { room, viewerId, layer, onClose } = props;
  const navigate = useNavigate();
  const [isGone, setGone] = useState(false);
  // A room of two is gone with the block, and Back does not lead to it: its menu is left first.
  const { ask } = useAskToBlock(() => {
    setGone(true);
    onClose();
  });
  const isLeaving = isGone && layer === null;
  useEffect(() => {
    if (isLeaving) void navigate(paths.chat, { replace: true });
  }, [isLeaving, navigate]);

  return (
    <RoomLayers
      {...props}
      reportChoices={memberReportChoices}
      personActions={(person) =>
        room.kind === 'group' && person.memberId !== viewerId && <BlockButton member={person} />
      }
      onBlock={(person) => void ask(person)}
    />
  );
}
