import { errorMessage, failureText } from '#web/api/error.ts';
import { showAlert } from './notify.ts';

/**
 * Shows an alert if the action fails, and resolves to whether it failed. The alert starts with
 * `failure`, if given.
 */
export async function failsWithAlert(action: Promise<unknown>, failure?: string): Promise<boolean> {
  try {
    await action;
    return false;
  } catch (error) {
    await showAlert(failure === undefined ? errorMessage(error) : failureText(failure, error));
    return true;
  }
}
