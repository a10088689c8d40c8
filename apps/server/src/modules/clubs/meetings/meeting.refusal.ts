import { type ChangedFields, NOTHING_CHANGED_MESSAGE } from '@azit/rules/club-change';
import { invalidField, Refusal } from '#server/runtime/refusal.ts';
import type { ChangedPlan } from './changed-plan.ts';

export function requireChange(fields: ChangedFields): ChangedFields {
  if (Object.keys(fields).length > 0) return fields;
  throw new Refusal(400, 'CLUB_UNCHANGED', NOTHING_CHANGED_MESSAGE);
}

export function requireLocation(plan: ChangedPlan) {
  if (plan.isOnline === 'online' || plan.location !== null) return;
  throw invalidField('location', '모일 장소를 정해 주세요.');
}
