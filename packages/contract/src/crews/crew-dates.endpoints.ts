import * as z from 'zod/mini';
import { answerSchema, lateNoSchema, seatOfferSchema } from '../clubs/answer.schema.ts';
import { meetingDate } from '../clubs/club.field.ts';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { id } from '../field.ts';
import { skipNote } from './crew.field.ts';
import { changeRhythmBody, openDateBody } from './crew.payload.ts';
import { crewSchema } from './crew.schema.ts';

const crewParams = z.object({ crewId: id });

export const crewDates = endpoints('crewDates', {
  changeRhythm: {
    summary: '리듬 바꾸기',
    method: 'PUT',
    path: '/api/crews/:crewId/rhythm',
    access: 'host',
    capability: 'planDates',
    params: crewParams,
    body: changeRhythmBody,
    response: data(crewSchema),
    refusals: [400, 403, 404, 422],
  },
  resume: {
    summary: '잠시 멈춘 크루 계속 만나기',
    method: 'POST',
    path: '/api/crews/:crewId/resume',
    access: 'host',
    capability: 'planDates',
    params: crewParams,
    response: data(crewSchema),
    refusals: [403, 404, 422],
  },
  open: {
    summary: '날짜 하나 더 열기',
    method: 'POST',
    path: '/api/crews/:crewId/dates',
    access: 'host',
    capability: 'planDates',
    params: crewParams,
    body: openDateBody,
    status: 201,
    response: data(z.object({ clubId: z.int() })),
    refusals: [400, 403, 404, 409, 422],
  },
  skip: {
    summary: '이날은 쉬기: 다시 만들지 않아요',
    method: 'DELETE',
    path: '/api/crews/:crewId/dates/:plannedDate',
    access: 'host',
    capability: 'planDates',
    params: z.object({ crewId: id, plannedDate: meetingDate }),
    body: z.optional(z.object({ note: z.nullish(skipNote) })),
    status: 202,
    refusals: [403, 404, 422],
  },
});

const linkParams = z.object({ token: z.string().check(z.maxLength(120)) });
const going = z.boolean('갈지 말지 골라 주세요.');

export const answerLinkSchema = z.object({
  clubId: z.int(),
  clubName: z.string(),
  meetingDate: z.string(),
  meetingTime: z.string(),
  /** Null for an online meeting, and if the recipient may not know the address. */
  location: z.nullable(z.string()),
  isOnline: z.boolean(),
  nickname: z.string(),
  /**
   * Null if the member has not answered since the last change of the plan or the question of the
   * day before.
   */
  answer: z.nullable(answerSchema.shape.answer),
  /** The seat that this link offers; null if it offers none. */
  offer: z.optional(z.nullable(seatOfferSchema)),
  lateNo: z.optional(z.nullable(lateNoSchema)),
});
export type AnswerLink = z.infer<typeof answerLinkSchema>;

export const answers = endpoints('answers', {
  readLink: {
    summary: '메일 링크가 묻는 모임. 아무것도 바꾸지 않아요.',
    method: 'GET',
    path: '/api/answers/:token',
    access: 'anyone',
    params: linkParams,
    response: data(answerLinkSchema),
    refusals: [404, 410],
  },
  answerByLink: {
    summary: '메일 링크로 로그인 없이 한 번 답하기',
    method: 'PUT',
    path: '/api/answers/:token',
    access: 'anyone',
    params: linkParams,
    body: z.object({ going }),
    response: data(answerLinkSchema),
    refusals: [404, 409, 410, 422],
  },
  answer: {
    summary: '갈게요, 못 가요',
    method: 'PUT',
    path: '/api/clubs/:clubId/answer',
    access: 'member',
    params: z.object({ clubId: id }),
    body: z.object({
      going,
      /** The time of the latest change that the member has seen; 1970 if there was none. */
      seenAt: z.optional(z.iso.datetime('언제 바뀐 모임인지 확인해 주세요.')),
    }),
    response: data(answerSchema),
    refusals: [403, 404, 409, 422],
  },
});
