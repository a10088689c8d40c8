import type { CrewPlan } from '@azit/contract/crews/crew.payload';
import { resolveAreaCode } from '#server/modules/clubs/areas/club-area.ts';
import { getLocation } from '#server/modules/clubs/club-plan.ts';
import type { CrewDatePlan } from '#server/modules/clubs/crew-dates/crew-date.repository.ts';

export function toPlanColumns(plan: CrewPlan): CrewDatePlan {
  const location = getLocation(plan);
  const isOnline = plan.isOnline === 'online';
  return {
    meeting_time: plan.meetingTime,
    duration_minutes: plan.durationMinutes,
    member_limit: plan.memberLimit,
    fee: plan.fee,
    is_online: isOnline,
    location,
    area_code: resolveAreaCode(location, plan.areaCode, { location: null, area_code: null }),
    online_link: isOnline ? (plan.onlineLink ?? null) : null,
  };
}
