import { useNavigate } from 'react-router';
import { hasNoProfile } from '#web/domain/has-no-profile.ts';
import { BlockButton } from '#web/features/blocks/components/block-button.tsx';
import { useConfirmBlock } from '#web/features/blocks/components/use-confirm-block.ts';
import type { LayerProps } from '#web/features/chat/room/components/sheets/late-layers.tsx';
import { RoomLayers } from '#web/features/chat/room/components/sheets/room-layers.tsx';
import { memberReportChoices } from '#web/features/reports/model/report-choices.ts';
import { paths } from '#web/navigation/paths.ts';

/** A separate chunk, so that the messages appear without waiting for the sheets. */
export function ChatLayers(props: LayerProps) {
  const { room, viewerId, onClose } = props;
  const navigate = useNavigate();

  // A personal room closes when its partner is blocked, so open the room list.
  const leave = () => void navigate(paths.chat, { replace: true });
  const { confirmBlock } = useConfirmBlock(room.club ? undefined : leave);

  return (
    <RoomLayers
      {...props}
      reportChoices={memberReportChoices}
      personActions={(person) =>
        room.kind === 'group' &&
        person.memberId !== viewerId &&
        !hasNoProfile(person) && <BlockButton member={person} />
      }
      // Close the sheet before blocking: otherwise the room list would replace the history entry of
      // the sheet instead of the room, and Back would open the blocked room.
      onBlock={(member) => onClose(() => void confirmBlock(member))}
    />
  );
}
