import { useNavigate } from 'react-router';
import { hasNoProfile } from '#web/domain/has-no-profile.ts';
import { BlockButton } from '#web/features/blocks/components/block-button.tsx';
import { useConfirmBlock } from '#web/features/blocks/components/use-confirm-block.ts';
import type { LayerProps } from '#web/features/chat/room/components/sheets/late-layers.tsx';
import { RoomLayers } from '#web/features/chat/room/components/sheets/room-layers.tsx';
import { memberReportChoices } from '#web/features/reports/model/report-choices.ts';
import { paths } from '#web/navigation/paths.ts';

/** The sheets of a room are a separate chunk, so that the messages do not wait for their code. */
export function ChatLayers(props: LayerProps) {
  const { room, viewerId, feed, onClose } = props;
  const navigate = useNavigate();

  // A block ends a personal chat. A club's room hides the messages of the blocked member.
  const { confirmBlock } = useConfirmBlock(() => {
    if (room.club) feed.receive(null);
    else void navigate(paths.chat, { replace: true });
  });

  return (
    <RoomLayers
      {...props}
      reportChoices={memberReportChoices}
      personActions={(person) =>
        room.kind === 'group' &&
        person.memberId !== viewerId &&
        !hasNoProfile(person) && <BlockButton member={person} />
      }
      // Close the sheet first: with its history entry, Back would lead into the room.
      onBlock={(member) => onClose(() => void confirmBlock(member))}
    />
  );
}
