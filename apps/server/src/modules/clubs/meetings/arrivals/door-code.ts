import { DOOR_CODE_LENGTH, DOOR_LETTERS } from '@azit/contract/clubs/arrival.schema';
import { acceptedDoorSteps } from '@azit/rules/hosting/arrival';
import type { KeyedHash } from '#server/runtime/keyed-hash.ts';

/** The code is computed, not stored, so that every process knows the same letters. */
export function makeDoorCode(keyedHash: KeyedHash, clubId: number, step: number): string {
  let rest = keyedHash(`door code ${clubId} ${step}`).readUIntBE(0, 6);
  let code = '';
  while (code.length < DOOR_CODE_LENGTH) {
    code += DOOR_LETTERS.charAt(rest % DOOR_LETTERS.length);
    rest = Math.floor(rest / DOOR_LETTERS.length);
  }
  return code;
}

export function isDoorCode(keyedHash: KeyedHash, clubId: number, code: string, now: Date): boolean {
  return acceptedDoorSteps(now).some((step) => makeDoorCode(keyedHash, clubId, step) === code);
}
