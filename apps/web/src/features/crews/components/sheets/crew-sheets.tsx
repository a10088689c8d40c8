import { RhythmSheet } from './rhythm-sheet.tsx';
import type { SheetProps } from './sheet-props.ts';
import { SkipDialog } from './skip-dialog.tsx';

/** The sheets of the host, in one chunk that loads when the first sheet opens. */
export function CrewSheets({ name, ...sheet }: SheetProps & { name: string }) {
  if (name === 'rhythm') return <RhythmSheet {...sheet} />;
  const date = sheet.crew.dates.find(({ plannedDate }) => name === `skip/${plannedDate}`);
  return date && <SkipDialog {...sheet} date={date} />;
}
