import { EditSheet, OpenDateDialog, OpeningSheet } from './edit-sheets.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { MemberSheet } from './member-sheet.tsx';
import { RhythmSheet } from './rhythm-sheet.tsx';
import type { SheetProps } from './sheet-props.ts';
import { SkipDialog } from './skip-dialog.tsx';

type CrewSheetsProps = SheetProps & { name: string };

/** Contains every sheet of the host in one chunk, which loads when the first sheet opens. */
export function CrewSheets({ name, ...sheet }: CrewSheetsProps) {
  const date = sheet.crew.dates.find(({ plannedDate }) => name === `skip/${plannedDate}`);
  if (date) return <SkipDialog {...sheet} date={date} />;
  const person = sheet.crew.members?.find(({ member }) => name === `member/${member.memberId}`);
  if (person) return <MemberSheet {...sheet} person={person} />;
  switch (name) {
    case 'rhythm':
      return sheet.crew.plan && <RhythmSheet {...sheet} plan={sheet.crew.plan} />;
    case 'opening':
      return <OpeningSheet {...sheet} />;
    case 'edit':
      return <EditSheet {...sheet} />;
    case 'open-date':
      return <OpenDateDialog {...sheet} />;
    case 'invite':
      return <InviteSheet {...sheet} />;
    default:
      return null;
  }
}
