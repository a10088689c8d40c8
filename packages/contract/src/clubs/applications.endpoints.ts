import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { id } from '../field.ts';
import { waitingApplicationsSchema } from './application.schema.ts';
import { joinAnswerOrEmpty, rejectionReason } from './club.field.ts';
import { clubMemberSchema } from './club.schema.ts';
import { inviteKey } from './invite-link.schema.ts';

const clubParams = z.object({ clubId: id });
const applicationParams = z.object({ clubId: id, memberId: id });

export const applications = endpoints('applications', {
  apply: {
    summary: '참여 신청',
    method: 'POST',
    path: '/api/clubs/:clubId/signups',
    access: 'member',
    params: clubParams,
    /** Older clients send their own `memberId`; the id of another member is refused. */
    body: z.object({
      memberId: z.optional(id),
      joinAnswer: z._default(joinAnswerOrEmpty, ''),
      /**
       * True if the applicant enters the queue of a full club. Otherwise a full club refuses the
       * application.
       */
      waitlist: z.optional(z.boolean()),
    }),
    requestHeaders: z.object({ 'x-invite-key': z.optional(inviteKey) }),
    status: 201,
    response: z.extend(data(clubMemberSchema), {
      /**
       * How many minutes the host usually takes to decide: the median of the last decisions. Absent
       * after fewer than five decisions.
       */
      usualReplyMinutes: z.optional(z.int()),
    }),
    refusals: [400, 403, 404, 409, 410, 422],
  },
  rejoin: {
    summary: '지난번에 함께한 사람이 다시 열린 아지트에 바로 참여하기',
    method: 'PUT',
    path: '/api/clubs/:clubId/rejoin',
    access: 'member',
    params: clubParams,
    status: 204,
    refusals: [403, 404, 422],
  },
  cancel: {
    summary: '신청이나 참여 취소',
    method: 'DELETE',
    path: '/api/clubs/:clubId/signups/:memberId',
    access: 'self',
    params: applicationParams,
    status: 204,
    refusals: [403, 404, 422],
  },
  list: {
    summary: '신청자와 참여자',
    method: 'GET',
    path: '/api/clubs/:clubId/signups',
    access: 'member',
    params: clubParams,
    response: data(z.array(clubMemberSchema)),
    refusals: [404],
  },
  countWaiting: {
    summary: '내가 연 아지트에서 기다리는 신청',
    method: 'GET',
    path: '/api/applications/waiting',
    access: 'member',
    response: data(waitingApplicationsSchema),
  },
  decide: {
    summary: '신청 수락이나 거절',
    method: 'PATCH',
    path: '/api/clubs/:clubId/signups/:memberId',
    access: 'host',
    capability: 'decideApplications',
    params: applicationParams,
    body: z
      .object({
        status: z.enum(['CLUB_JOINED', 'CLUB_REJECTED'], '수락이나 거절만 할 수 있어요.'),
        reason: z.nullish(rejectionReason),
      })
      .check(
        z.refine(({ status, reason }) => status === 'CLUB_REJECTED' || !reason, {
          error: '이유는 거절할 때만 고를 수 있어요.',
          path: ['reason'],
        }),
      ),
    status: 202,
    refusals: [403, 404, 409, 422],
  },
  kick: {
    summary: '참여자 내보내기',
    method: 'PATCH',
    path: '/api/clubs/:clubId/kicks/:memberId',
    access: 'host',
    capability: 'removeFromClub',
    params: applicationParams,
    status: 204,
    refusals: [403, 404, 409, 422],
  },
});
