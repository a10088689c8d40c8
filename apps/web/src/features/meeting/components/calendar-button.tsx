import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorMessage } from '#web/api/error.ts';
import { showAlert } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useCalendarLink } from '../api/meeting-mutations.ts';

type CalendarButtonProps = { clubId: number; children?: ReactNode };

export function CalendarButton({ clubId, children = '캘린더' }: CalendarButtonProps) {
  const link = useCalendarLink(clubId);

  async function open() {
    try {
      // Open the file in this window: phones block popups that open late, and a download does not
      // leave the page.
      window.location.assign(await link.mutateAsync());
    } catch (error) {
      await showAlert(
        `캘린더에 추가하지 못했어요. 잠시 후 다시 시도해 주세요.\n${errorMessage(error)}`,
      );
    }
  }

  return (
    <Button
      variant="weak"
      size="medium"
      icon={<CalendarPlus />}
      loading={link.isPending}
      onClick={open}
    >
      {children}
    </Button>
  );
}
