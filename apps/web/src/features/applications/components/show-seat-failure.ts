import { failureText } from '#web/api/error.ts';
import { showAlert } from '#web/notify/notify.ts';

/** What failed, and below it why where the server or the network knows. */
export async function showSeatFailure(failure: string, error: unknown): Promise<void> {
  await showAlert(failureText(failure, error));
}
