import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { id } from '../field.ts';
import { arriveBody, doorCodeSchema } from './arrival.schema.ts';

const clubParams = z.object({ clubId: id });

export const arrivals = endpoints('arrivals', {
  getCode: {
    summary: '문 앞 코드와 온 사람 보기',
    method: 'GET',
    path: '/api/clubs/:clubId/door-code',
    access: 'host',
    capability: 'takeAttendance',
    params: clubParams,
    response: data(doorCodeSchema),
    refusals: [403, 404, 422],
  },
  arrive: {
    summary: '문 앞 코드로 왔다고 남기기',
    method: 'POST',
    path: '/api/clubs/:clubId/arrivals',
    access: 'member',
    params: clubParams,
    body: arriveBody,
    status: 201,
    refusals: [403, 404, 409, 422],
  },
});
