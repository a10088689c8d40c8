import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { CalendarClock, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { hostingMessages } from '#web/domain/copy/hosting.ts';
import { paths } from '#web/navigation/paths.ts';
import { ListRow } from '#web/ui/layout/list-row.tsx';

type HostRowsProps = {
  club: ClubDetail;
  hasEdit?: boolean;
  /** The last row. It cancels the meeting, or skips it if it is a crew meeting. */
  end: ReactNode;
};

export function HostRows({ club, hasEdit = false, end }: HostRowsProps) {
  return (
    <ul>
      <li>
        <ListRow
          title={hostingMessages.changePlan}
          description="함께하는 사람에게 알리고 다시 물어봐요"
          leading={<CalendarClock />}
          to={paths.clubChange(club.clubId)}
        />
      </li>
      {hasEdit && (
        <li>
          <ListRow
            title={clubMessages.edit}
            description="소개와 참여 조건을 고쳐요"
            leading={<Pencil />}
            to={paths.clubEdit(club.clubId)}
          />
        </li>
      )}
      <li>{end}</li>
    </ul>
  );
}
