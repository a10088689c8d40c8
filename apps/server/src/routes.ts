import type { Route } from './http/routes.ts';
import { areasRoutes } from './modules/areas/areas.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { oauthRoutes } from './modules/auth/oauth/oauth.routes.ts';
import { blocksRoutes } from './modules/blocks/blocks.routes.ts';
import { categoriesRoutes } from './modules/categories/categories.routes.ts';
import { chatsRoutes } from './modules/chats/chats.routes.ts';
import { messagesRoutes } from './modules/chats/messages/messages.routes.ts';
import { activityRoutes } from './modules/clubs/activity/activity.routes.ts';
import { answersRoutes } from './modules/clubs/answers/answers.routes.ts';
import { applicationsRoutes } from './modules/clubs/applications/applications.routes.ts';
import { calendarsRoutes } from './modules/clubs/calendars/calendars.routes.ts';
import { clubsRoutes } from './modules/clubs/clubs.routes.ts';
import {
  invitationsRoutes,
  inviteLinksRoutes,
} from './modules/clubs/invitations/invitations.routes.ts';
import {
  arrivalsRoutes,
  attendanceRoutes,
  meetingsRoutes,
} from './modules/clubs/meetings/meetings.routes.ts';
import { seatsRoutes } from './modules/clubs/seats/seats.routes.ts';
import {
  crewDatesRoutes,
  crewInviteLinksRoutes,
  crewMembersRoutes,
  crewsRoutes,
} from './modules/crews/crews.routes.ts';
import { clubCountsRoutes, discoveryRoutes } from './modules/discovery/discovery.routes.ts';
import { followsRoutes } from './modules/follows/follows.routes.ts';
import { membersRoutes } from './modules/members/members.routes.ts';
import { reputationRoutes } from './modules/members/reputation/reputation.routes.ts';
import {
  mailUnsubscriptionsRoutes,
  noticeSettingsRoutes,
  noticesRoutes,
  pushRoutes,
} from './modules/notices/notices.routes.ts';
import { recommendationRoutes } from './modules/recommendation/recommendation.routes.ts';
import { messageReportsRoutes, reportsRoutes } from './modules/reports/reports.routes.ts';
import { reviewsRoutes } from './modules/reviews/reviews.routes.ts';
import { streamRoutes } from './modules/stream/stream.routes.ts';
import { withdrawalRoutes } from './modules/withdrawal/withdrawal.routes.ts';

export const allRoutes: Route[] = [
  ...categoriesRoutes,
  ...areasRoutes,
  ...membersRoutes,
  ...reputationRoutes,
  ...authRoutes,
  ...oauthRoutes,
  ...clubsRoutes,
  ...applicationsRoutes,
  ...meetingsRoutes,
  ...answersRoutes,
  ...seatsRoutes,
  ...attendanceRoutes,
  ...arrivalsRoutes,
  ...calendarsRoutes,
  ...invitationsRoutes,
  ...inviteLinksRoutes,
  ...discoveryRoutes,
  ...recommendationRoutes,
  ...clubCountsRoutes,
  ...activityRoutes,
  ...crewsRoutes,
  ...crewMembersRoutes,
  ...crewDatesRoutes,
  ...crewInviteLinksRoutes,
  ...followsRoutes,
  ...blocksRoutes,
  ...reviewsRoutes,
  ...reportsRoutes,
  ...chatsRoutes,
  ...messageReportsRoutes,
  ...noticesRoutes,
  ...pushRoutes,
  ...messagesRoutes,
  ...mailUnsubscriptionsRoutes,
  ...noticeSettingsRoutes,
  ...withdrawalRoutes,
  ...streamRoutes,
];
