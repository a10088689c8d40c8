import { hasCapability } from '@azit/rules/hosting/host-capability';
import { useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import { useNamedLayer } from '#web/navigation/use-layer.ts';
import { crewQueries } from '#web/queries/crew-queries.ts';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { SkipDialog } from '../sheets/skip-dialog.tsx';

type SkipDateRowProps = { clubId: number; crewId: number };

/** A meeting of a crew is skipped, not cancelled: the crew continues with its next meeting. */
export function SkipDateRow({ clubId, crewId }: SkipDateRowProps) {
  const { data: crew } = useQuery(crewQueries.detail(crewId));
  const { isOpen, open, close } = useNamedLayer('skip-date');
  const date = crew?.dates.find((one) => one.clubId === clubId);
  if (!crew || !date || !hasCapability(crew.myRole, 'planDates')) return null;
  return (
    <>
      <ListRow title="이날은 쉬기" tone="danger" leading={<CalendarX2 />} onClick={open} />
      <SkipDialog crew={crew} date={date} open={isOpen} onClose={close} />
    </>
  );
}
