import type { MemberSummary } from '@azit/contract/members/member.schema';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { hasNoProfile } from '#web/domain/has-no-profile.ts';
import { BlockButton } from '#web/features/blocks/components/block-button.tsx';
import { useAskToBlock } from '#web/features/blocks/components/use-ask-to-block.ts';
import type { LayerProps } from '#web/features/chat/room/components/sheets/late-layers.tsx';
import { RoomLayers } from '#web/features/chat/room/components/sheets/room-layers.tsx';
import { memberReportChoices } from '#web/features/reports/model/report-choices.ts';
import { paths } from '#web/navigation/paths.ts';

/** The sheets of a room, a chunk of their own: the talk does not wait for them. */
export function ChatLayers(props: LayerProps) {
  const { room, viewerId, feed, layer, onClose } = props;
  const navigate = useNavigate();
  const [toBlock, setToBlock] = useState<MemberSummary | null>(null);

  // A talk of two ends with the block. A club's goes on without the words of the blocked one.
  const { ask } = useAskToBlock(() => {
    if (room.club) feed.hear(null);
    else void navigate(paths.chat, { replace: true });
  });
  const askNow = useEffectEvent((member: MemberSummary) => {
    setToBlock(null);
    void ask(member);
  });

  // The sheet leaves the history first, or Back would lead into the room again. The timer lets that
  // change of page end, which closes every question on the screen.
  const isClosed = layer === null;
  useEffect(() => {
    if (toBlock === null || !isClosed) return;
    const timer = setTimeout(() => askNow(toBlock));
    return () => clearTimeout(timer);
  }, [toBlock, isClosed]);

  return (
    <RoomLayers
      {...props}
      reportChoices={memberReportChoices}
      personActions={(person) =>
        room.kind === 'group' &&
        person.memberId !== viewerId &&
        !hasNoProfile(person) && <BlockButton member={person} />
      }
      onBlock={(member) => {
        setToBlock(member);
        onClose();
      }}
    />
  );
}
