import { meetingMessages } from '#web/domain/copy/meeting.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { showAlert, toast } from '#web/notify/notify.ts';

/** Shows the text if the browser refuses to copy it. */
export async function copyOrShow(text: string, copied: string): Promise<void> {
  if (await copyText(text)) toast(copied);
  else await showAlert(meetingMessages.copyByHand(text));
}
