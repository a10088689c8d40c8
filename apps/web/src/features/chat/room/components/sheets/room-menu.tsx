import type { Room } from '@azit/contract/chats/chat.schema';
import { chats } from '@azit/contract/chats/chats.endpoints';
import type { MemberSummary } from '@azit/contract/members/member.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, Bell, BellOff, Flag, House, Megaphone, Repeat, UserRound, Users } from 'lucide-react';
import { call } from '#web/api/client.ts';
import { endpointKey } from '#web/api/endpoint-query.ts';
import { failureText } from '#web/api/error.ts';
import { blockMessages } from '#web/domain/copy/block.ts';
import { roomMessages } from '#web/domain/copy/room.ts';
import { hasNoProfile } from '#web/domain/has-no-profile.ts';
import { paths } from '#web/navigation/paths.ts';
import { showAlert, toast } from '#web/notify/notify.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import type { RoomLayer } from '../../model/room-layer.ts';
import styles from './room-sheet.module.css';

type RoomMenuProps = {
  room: Room;
  mayAnnounce: boolean;
  open: boolean;
  onOpen: (layer: RoomLayer) => void;
  onBlock: (member: MemberSummary) => void;
  onClose: () => void;
};

export function RoomMenu({ room, mayAnnounce, open, onOpen, onBlock, onClose }: RoomMenuProps) {
  const { club, crew, muted, roomId } = room;
  const mute = useMuteRoom(roomId);
  const member = room.member && !hasNoProfile(room.member) ? room.member : null;
  const report = reportPath(room, mayAnnounce);

  function changeMute(): void {
    onClose();
    mute.mutate(!muted, {
      onSuccess: () => toast(muted ? '이 방의 알림을 켰어요' : '이 방의 알림을 껐어요'),
      onError: (error) => void showAlert(failureText('알림을 바꾸지 못했어요.', error)),
    });
  }

  return (
    <Dialog open={open} size="sheet" title={roomMessages.menu} onClose={onClose}>
      <div className={styles.rows}>
        {(club || crew) && (
          <ListRow
            leading={<Users />}
            title={roomMessages.members}
            onClick={() => onOpen({ kind: 'members' })}
          />
        )}
        <ListRow
          leading={muted ? <Bell /> : <BellOff />}
          title={muted ? '알림 켜기' : '알림 끄기'}
          trailing=""
          onClick={changeMute}
        />
        {crew && room.mayOpenCrew && (
          <ListRow leading={<Repeat />} title="크루 보기" to={paths.crew(crew.crewId)} />
        )}
        {club && (
          <ListRow leading={<House />} title="아지트 보기" to={paths.clubDetail(club.clubId)} />
        )}
        {mayAnnounce && room.writable && (
          <ListRow
            leading={<Megaphone />}
            title={roomMessages.writeAnnouncement}
            onClick={() => onOpen({ kind: 'announcement' })}
          />
        )}
        {member && (
          <ListRow
            leading={<UserRound />}
            title="프로필 보기"
            to={paths.memberProfile(member.memberId)}
          />
        )}
        {report && <ListRow leading={<Flag />} title={roomMessages.report} to={report} />}
        {member && (
          <ListRow
            tone="danger"
            leading={<Ban />}
            title={blockMessages.block}
            trailing=""
            onClick={() => onBlock(member)}
          />
        )}
      </div>
    </Dialog>
  );
}

/**
 * The room of a crew has no report page, because its `club` is only the next meeting of the crew.
 */
function reportPath({ club, crew, member }: Room, isHost: boolean): string | null {
  if (crew) return null;
  if (club) return isHost ? null : paths.clubReport(club.clubId);
  return member ? paths.memberReport(member.memberId) : null;
}

function useMuteRoom(roomId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (muted: boolean) => call(chats.mute, { params: { roomId }, body: { muted } }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: endpointKey(chats.get, { params: { roomId } }) }),
        queryClient.invalidateQueries({ queryKey: endpointKey(chats.list) }),
        queryClient.invalidateQueries({ queryKey: endpointKey(chats.countUnread) }),
      ]),
  });
}
