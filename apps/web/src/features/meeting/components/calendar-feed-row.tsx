import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { calendarMessages } from '#web/domain/copy/calendar.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { CalendarFeed } from './calendar-feed.tsx';

export function CalendarFeedRow() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ListRow
        onClick={() => setOpen(true)}
        leading={<CalendarSync />}
        title={calendarMessages.subscribe}
      />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={calendarMessages.subscribe}
        size="sheet"
      >
        {isOpen && <CalendarFeed />}
      </Dialog>
    </>
  );
}
