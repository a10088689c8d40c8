import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { activityQueries } from '#web/queries/activity-queries.ts';
import { meetingFromNow, sampleOverview } from '#web/testing/sample-overview.ts';
import { enterAsViewer, viewer } from '#web/testing/sample-replies.ts';
import { storeComingClubs } from './coming-clubs.ts';

afterEach(() => localStorage.clear());

test('meetings that home has loaded before are stored for the offline page', () => {
  enterAsViewer();
  const queryClient = new QueryClient();
  const { queryKey } = activityQueries.overview(viewer.memberId);
  const meetings = [meetingFromNow(60, { clubName: '책 이야기' })];
  queryClient.setQueryData(queryKey, { ...sampleOverview({ meetings }).data, offers: [] });
  storeComingClubs(queryClient);
  expect(localStorage.getItem('coming')).toContain('책 이야기');
});
