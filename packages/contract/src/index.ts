import { areas } from './areas/areas.endpoints.ts';
import { auth } from './auth/auth.endpoints.ts';
import { oauth } from './auth/oauth.endpoints.ts';
import { blocks } from './blocks/blocks.endpoints.ts';
import { categories } from './categories/categories.endpoints.ts';
import { chats } from './chats/chats.endpoints.ts';
import { messages } from './chats/messages.endpoints.ts';
import { activity } from './clubs/activity.endpoints.ts';
import { applications } from './clubs/applications.endpoints.ts';
import { arrivals } from './clubs/arrivals.endpoints.ts';
import { attendance } from './clubs/attendance.endpoints.ts';
import { calendars } from './clubs/calendars.endpoints.ts';
import { clubCounts } from './clubs/club-counts.endpoints.ts';
import { clubs } from './clubs/clubs.endpoints.ts';
import { discovery } from './clubs/discovery.endpoints.ts';
import { invitations } from './clubs/invitations.endpoints.ts';
import { inviteLinks } from './clubs/invite-links.endpoints.ts';
import { meetings } from './clubs/meetings.endpoints.ts';
import { seats } from './clubs/seats.endpoints.ts';
import { answers, crewDates } from './crews/crew-dates.endpoints.ts';
import { crewInviteLinks } from './crews/crew-invite-links.endpoints.ts';
import { crewMembers } from './crews/crew-members.endpoints.ts';
import { crews } from './crews/crews.endpoints.ts';
import { follows } from './follows/follows.endpoints.ts';
import { members } from './members/members.endpoints.ts';
import { reputation } from './members/reputation.endpoints.ts';
import { withdrawal } from './members/withdrawal.endpoints.ts';
import { mailUnsubscriptions } from './notices/mail-unsubscriptions.endpoints.ts';
import { noticeSettings } from './notices/notice-settings.endpoints.ts';
import { notices } from './notices/notices.endpoints.ts';
import { push } from './notices/push.endpoints.ts';
import { reports } from './reports/reports.endpoints.ts';
import { reviews } from './reviews/reviews.endpoints.ts';
import { stream } from './stream/stream.endpoints.ts';

export const contract = {
  categories,
  areas,
  members,
  reputation,
  auth,
  oauth,
  clubs,
  discovery,
  clubCounts,
  applications,
  meetings,
  answers,
  seats,
  attendance,
  arrivals,
  calendars,
  invitations,
  inviteLinks,
  activity,
  crews,
  crewMembers,
  crewDates,
  crewInviteLinks,
  follows,
  blocks,
  reviews,
  reports,
  chats,
  notices,
  push,
  messages,
  mailUnsubscriptions,
  noticeSettings,
  withdrawal,
  stream,
};
