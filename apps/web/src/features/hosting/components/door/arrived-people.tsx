import type { DoorCode } from '@azit/contract/clubs/arrival.schema';
import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { MemberAvatar, MemberStack } from '#web/domain/member-avatar.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import styles from './door-page.module.css';

const JUST_NOW_MS = 60_000;

export function ArrivedBox({ club, door }: { club: ClubDetail; door: DoorCode }) {
  const arrived = door.members
    .filter(({ arrivedAt }) => arrivedAt !== null)
    .toSorted((one, other) => (one.arrivedAt ?? '').localeCompare(other.arrivedAt ?? ''));
  const latest = arrived.at(-1);
  const came = [club.host, ...arrived];
  return (
    <div className={styles.arrived}>
      <div className={styles.count}>
        <MemberStack members={came} max={5} size={3.2} />
        <b role="status">
          온 사람 {came.length} / {door.members.length + 1}명
        </b>
      </div>
      {latest && isJustNow(latest.arrivedAt, door) && (
        <p className={styles.latest}>
          방금 <bdi>{latest.nickname}</bdi>님이 왔어요
        </p>
      )}
    </div>
  );
}

function isJustNow(arrivedAt: string | null, { expiresAt, expiresInMs }: DoorCode): boolean {
  const repliedAt = Date.parse(expiresAt) - expiresInMs;
  return arrivedAt !== null && repliedAt - Date.parse(arrivedAt) < JUST_NOW_MS;
}

type MissingSheetProps = { door: DoorCode; open: boolean; onClose: () => void };

export function MissingSheet({ door, open, onClose }: MissingSheetProps) {
  const missing = door.members.filter(({ arrivedAt }) => arrivedAt === null);
  return (
    <Dialog open={open} size="sheet" title="아직 오지 않은 사람" onClose={onClose}>
      <p className={styles.note}>
        {missing.length === 0
          ? '모두 왔어요.'
          : '코드를 쓰지 않은 사람이에요. 따로 표시하지 않으면 온 것으로 보고, 오지 않았다면 모임이 끝난 뒤에 표시할 수 있어요.'}
      </p>
      <ul>
        {missing.map((person) => (
          <li key={person.memberId} className={styles.person}>
            <MemberAvatar member={person} size={4} />
            <bdi>{person.nickname}</bdi>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
