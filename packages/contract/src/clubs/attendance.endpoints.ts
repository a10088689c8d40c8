import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { id } from '../field.ts';
import { attendanceSchema, confirmAttendanceBody } from './attendance.schema.ts';

const clubParams = z.object({ clubId: id });

export const attendance = endpoints('attendance', {
  get: {
    summary: '누가 왔는지 보기',
    method: 'GET',
    path: '/api/clubs/:clubId/attendance',
    access: 'member',
    params: clubParams,
    response: data(attendanceSchema),
    refusals: [403, 404, 422],
  },
  confirm: {
    summary: '누가 왔는지 확인하기: 고르지 않은 사람은 온 것으로 남아요',
    method: 'PUT',
    path: '/api/clubs/:clubId/attendance',
    access: 'host',
    capability: 'takeAttendance',
    params: clubParams,
    body: confirmAttendanceBody,
    status: 204,
    refusals: [403, 404, 409, 422],
  },
  contest: {
    summary: '오지 않은 것으로 표시된 사람이 왔다고 알리기',
    method: 'PUT',
    path: '/api/clubs/:clubId/attendance/contest',
    access: 'member',
    params: clubParams,
    status: 204,
    refusals: [403, 404, 422],
  },
});
