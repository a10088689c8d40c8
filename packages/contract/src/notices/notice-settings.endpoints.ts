import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { noticeSettingsChangeSchema, noticeSettingsSchema } from './notice-settings.schema.ts';

export const noticeSettings = endpoints('noticeSettings', {
  get: {
    summary: '알림 설정',
    method: 'GET',
    path: '/api/notice-settings',
    access: 'member',
    response: data(noticeSettingsSchema),
  },
  change: {
    summary: '알림 설정 바꾸기. 빠진 것은 그대로 둬요.',
    method: 'PUT',
    path: '/api/notice-settings',
    access: 'member',
    body: noticeSettingsChangeSchema,
    response: data(noticeSettingsSchema),
    refusals: [404],
  },
});
