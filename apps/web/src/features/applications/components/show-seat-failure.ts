import { failureText } from '#web/api/error.ts';
import { showAlert } from '#web/notify/notify.ts';

export async function showSeatFailure(failure: string, error: unknown): Promise<void> {
  await showAlert(failureText(failure, error));
}
