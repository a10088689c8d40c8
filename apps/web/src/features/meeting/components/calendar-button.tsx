import { CalendarPlus } from 'lucide-react';
import { messageOf } from '#web/api/error.ts';
import { meetingMessages } from '#web/domain/copy/meeting.ts';
import { showAlert } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useCalendarLink } from '../api/use-calendar-link.ts';

/** Opens the meeting in the calendar of the device. */
export function CalendarButton({ clubId }: { clubId: number }) {
  const link = useCalendarLink(clubId);

  async function open() {
    try {
      // In this window: phones block one that opens after a wait, and a file leaves the page as it is.
      window.location.assign(await link.mutateAsync());
    } catch (error) {
      await showAlert(`${meetingMessages.calendarFailed}\n${messageOf(error)}`);
    }
  }

  return (
    <Button
      variant="weak"
      size="medium"
      icon={<CalendarPlus aria-hidden />}
      loading={link.isPending}
      onClick={() => void open()}
    >
      캘린더
    </Button>
  );
}
