import { type ChangedFields, NOTHING_CHANGED_MESSAGE } from '@azit/rules/club-change';
import { forbidden, invalidField, Refusal } from '#server/runtime/refusal.ts';
import type { ChangedPlan } from './changed-plan.ts';

export function requireChange(fields: ChangedFields): ChangedFields {
  if (Object.keys(fields).length > 0) return fields;
  throw new Refusal(400, 'CLUB_UNCHANGED', NOTHING_CHANGED_MESSAGE);
}

export function requireLocation(plan: ChangedPlan) {
  if (plan.isOnline === 'online' || plan.location !== null) return;
  throw invalidField('location', '모일 장소를 정해 주세요.');
}

export function requireSeatToConfirm(
  hostId: number,
  memberId: number,
  application: { status: string } | undefined,
) {
  if (memberId === hostId) throw forbidden('호스트는 답하지 않아도 돼요.');
  if (application?.status !== 'CLUB_JOINED') throw forbidden('참여하는 사람만 답할 수 있어요.');
}
