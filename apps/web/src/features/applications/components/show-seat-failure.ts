import { failureText } from '#web/api/error.ts';
import { showAlert } from '#web/notify/notify.ts';

/** Shows what failed, and why if the server or the network says so. */
export async function showSeatFailure(failure: string, error: unknown): Promise<void> {
  await showAlert(failureText(failure, error));
}
