import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { id } from '../field.ts';
import { clubReportCategory, memberReportCategory, reportReason } from './report.schema.ts';

const receipt = data(z.object({ reportId: z.int() }));

export const reports = endpoints('reports', {
  reportClub: {
    summary: '아지트 신고',
    method: 'POST',
    path: '/api/clubs/reports/:clubId',
    access: 'member',
    params: z.object({ clubId: id }),
    body: z.object({ reportCategory: clubReportCategory, reportReason }),
    status: 201,
    response: receipt,
    refusals: [403, 404, 409],
  },
  reportMember: {
    summary: '회원 신고',
    method: 'POST',
    path: '/api/members/reports/:memberId',
    access: 'member',
    params: z.object({ memberId: id }),
    body: z.object({ reportList: memberReportCategory, reportReason }),
    status: 201,
    response: receipt,
    refusals: [404, 409],
  },
});
