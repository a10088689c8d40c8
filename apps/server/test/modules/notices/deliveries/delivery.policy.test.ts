import { expect, test } from 'vitest';
import {
  type Decision,
  type DeliveryFacts,
  decideDelivery,
} from '#server/modules/notices/deliveries/delivery.policy.ts';

const NOON = new Date('2026-11-15T12:00:00+09:00');
const MEETING = new Date('2026-11-21T14:00:00+09:00');
const minutes = (count: number, from = NOON) => new Date(from.getTime() + count * 60_000);
const club = {
  startsAt: MEETING,
  cancelledAt: null,
  isHost: true,
  seat: 'CLUB_JOINED',
} as const satisfies DeliveryFacts['club'];

const application: DeliveryFacts = {
  channel: 'push',
  kind: 'APPLICATION_RECEIVED',
  createdAt: minutes(-1),
  readAt: null,
  isFolded: false,
  isHidden: false,
  recipientStatus: 'ACTIVE',
  choice: null,
  isPushed: false,
  isMuted: false,
  hasQuietHours: true,
  device: 'active',
  club,
  crewState: null,
  isAnswered: false,
  offerEndsAt: null,
  remindedMeeting: undefined,
  actorCount: 1,
};
const acceptance: DeliveryFacts = { ...application, kind: 'APPLICATION_ACCEPTED' };
const cancellation: DeliveryFacts = { ...application, kind: 'CLUB_CANCELLED' };
const announcement: DeliveryFacts = { ...application, kind: 'ANNOUNCEMENT' };
const reminder: DeliveryFacts = {
  ...application,
  kind: 'MEETING_TOMORROW',
  remindedMeeting: MEETING,
};
const crewAnnouncement: DeliveryFacts = { ...announcement, club: null, crewState: 'JOINED' };
const account: DeliveryFacts = { ...application, kind: 'ACCOUNT_NOTICE', club: null };
const date: DeliveryFacts = { ...application, kind: 'DATE_ASKED', crewState: 'JOINED' };
const invitation: DeliveryFacts = { ...application, kind: 'CREW_INVITED', club: null };
const removal: DeliveryFacts = { ...application, kind: 'MEMBER_REMOVED' };
const anyTime = { hasQuietHours: false } as const;
const asMail = { channel: 'mail', device: null } as const;

const send: Decision = { act: 'send' };
const drop = (reason: string) => ({ act: 'drop', reason });
const morning = { act: 'postpone', until: new Date('2026-11-16T08:00:00+09:00') };
const NIGHT = new Date('2026-11-15T23:30:00+09:00');
const offerFor = (length: number): DeliveryFacts => ({
  ...application,
  kind: 'SEAT_OFFERED',
  offerEndsAt: minutes(length, NIGHT),
});

type Case = [title: string, facts: DeliveryFacts, expected: unknown, now?: Date];
const table: Case[] = [
  ['an application by day', application, send],
  ['an announcement to the whole crew', crewAnnouncement, send],
  [
    'an announcement to a former member of the crew',
    { ...crewAnnouncement, crewState: 'LEFT' },
    drop('not in the club'),
  ],
  ['folded into a newer line', { ...application, isFolded: true }, drop('folded')],
  ['about a hidden member', { ...application, isHidden: true }, drop('hidden')],
  ['a device of an ended session', { ...application, device: 'ended' }, { act: 'remove device' }],
  ['a device of another member', { ...application, device: 'moved' }, drop('device moved')],
  [
    'a folded line for an ended device',
    { ...application, isFolded: true, device: 'ended' },
    { act: 'remove device' },
  ],
  ['switched off since', { ...application, choice: false }, drop('switched off')],
  ['off by default', { ...removal, ...asMail }, drop('switched off')],
  ['off by default and switched on', { ...removal, ...asMail, choice: true }, send],
  ['a muted club', { ...application, isMuted: true }, drop('muted')],
  ['a withdrawn member', { ...account, recipientStatus: 'WITHDRAWN' }, drop('recipient gone')],
  [
    'a withdrawn member by mail',
    { ...account, ...asMail, recipientStatus: 'WITHDRAWN' },
    drop('recipient gone'),
  ],
  [
    'an acceptance to a suspended member by mail',
    { ...acceptance, ...asMail, recipientStatus: 'SUSPENDED' },
    drop('recipient gone'),
  ],
  ['a suspended member', { ...application, recipientStatus: 'SUSPENDED' }, drop('recipient gone')],
  ['the suspension by push', { ...account, recipientStatus: 'SUSPENDED' }, drop('recipient gone')],
  ['the suspension by mail', { ...account, ...asMail, recipientStatus: 'SUSPENDED' }, send],
  [
    'an application to a host no more',
    { ...application, club: { ...club, isHost: false } },
    drop('not in the club'),
  ],
  [
    'an acceptance after being removed',
    { ...acceptance, club: { ...club, seat: 'CLUB_KICKED' } },
    drop('not in the club'),
  ],
  [
    'an acceptance after leaving',
    { ...acceptance, club: { ...club, seat: null } },
    drop('not in the club'),
  ],
  [
    'a cancellation to a waiting member',
    { ...cancellation, club: { ...club, cancelledAt: NOON, seat: 'CLUB_WAITING' } },
    send,
  ],
  [
    'a cancellation to a member removed before',
    { ...cancellation, club: { ...club, cancelledAt: NOON, seat: 'CLUB_KICKED' } },
    drop('not in the club'),
  ],
  [
    'an acceptance into a club cancelled since',
    { ...acceptance, club: { ...club, cancelledAt: NOON } },
    drop('club cancelled'),
  ],
  [
    'a change of a club cancelled since',
    { ...cancellation, kind: 'CLUB_CHANGED', club: { ...club, cancelledAt: NOON } },
    drop('club cancelled'),
  ],
  [
    'an announcement in a club cancelled since',
    { ...announcement, club: { ...club, cancelledAt: NOON } },
    drop('club cancelled'),
  ],
  [
    'an announcement in a club that is cancelled already',
    { ...announcement, club: { ...club, cancelledAt: minutes(-2) } },
    send,
  ],
  [
    'an announcement in a cancelled club to a former member',
    { ...announcement, club: { ...club, cancelledAt: minutes(-2), seat: null } },
    drop('not in the club'),
  ],
  [
    'a withdrawal from a club that is cancelled already',
    {
      ...application,
      kind: 'APPLICATION_WITHDRAWN',
      club: { ...club, cancelledAt: minutes(-2) },
    },
    drop('club cancelled'),
  ],
  [
    'a rejection from a club cancelled since',
    { ...application, kind: 'APPLICATION_REJECTED', club: { ...club, cancelledAt: NOON } },
    send,
  ],
  [
    'a change of a meeting that began',
    { ...cancellation, kind: 'CLUB_CHANGED' },
    drop('meeting begun'),
    MEETING,
  ],
  ['an application without its club', { ...application, club: null }, drop('not in the club')],
  ['a cancellation without its club', { ...cancellation, club: null }, drop('not in the club')],
  ['an asked date to the crew', { ...date, crewState: 'JOINED' }, send],
  ['an asked date to a former member', { ...date, crewState: 'LEFT' }, drop('not in the club')],
  ['an asked date that is answered', { ...date, isAnswered: true }, drop('answered')],
  ['an invitation to a crew', { ...invitation, crewState: 'INVITED' }, send],
  [
    'an invitation to a member of the crew',
    { ...invitation, crewState: 'JOINED' },
    drop('not in the club'),
  ],
  ['a skipped date', { ...date, kind: 'DATE_SKIPPED', club: { ...club, cancelledAt: NOON } }, send],
  [
    'an announcement of the instant of the cancellation',
    { ...announcement, club: { ...club, cancelledAt: minutes(-1) } },
    send,
  ],
  ['a removal without an actor', { ...removal, actorCount: 0 }, send],
  [
    'a reminder without a meeting',
    { ...reminder, remindedMeeting: undefined },
    drop('meeting moved'),
  ],
  [
    'a reminder without a club',
    { ...reminder, club: null, crewState: 'JOINED' },
    drop('meeting moved'),
  ],
  ['nobody waiting any more', { ...application, actorCount: 0 }, drop('nobody waiting')],
  ['an application to a meeting that began', application, drop('meeting begun'), MEETING],
  ['a reminder in time', reminder, send],
  [
    'a reminder of a moved meeting',
    { ...reminder, club: { ...club, startsAt: minutes(60, MEETING) } },
    drop('meeting moved'),
  ],
  [
    'a reminder of a cancelled meeting',
    { ...reminder, club: { ...club, cancelledAt: NOON } },
    drop('club cancelled'),
  ],
  ['a reminder at the start', reminder, drop('meeting begun'), MEETING],
  ['a reminder a day late', reminder, drop('meeting begun'), minutes(24 * 60, MEETING)],
  ['read a minute ago', { ...application, readAt: minutes(-1) }, send],
  ['read two minutes ago', { ...application, readAt: minutes(-2) }, drop('read')],
  ['a mail of a line read', { ...acceptance, ...asMail, readAt: minutes(-2) }, drop('read')],
  ['35 hours later', { ...acceptance, ...anyTime }, send, minutes(35 * 60 - 1)],
  ['36 hours later', { ...acceptance, ...anyTime }, drop('too late'), minutes(36 * 60 - 1)],
  ['the account, 71 hours later', { ...account, ...anyTime }, send, minutes(71 * 60 - 1)],
  [
    'the account, 72 hours later',
    { ...account, ...anyTime },
    drop('too late'),
    minutes(72 * 60 - 1),
  ],
  ['by night', application, morning, NIGHT],
  ['by night, after midnight', application, morning, new Date('2026-11-16T00:30:00+09:00')],
  ['by night, without quiet hours', { ...application, hasQuietHours: false }, send, NIGHT],
  [
    'by night, 12 hours before the meeting',
    { ...application, club: { ...club, startsAt: minutes(12 * 60, NIGHT) } },
    send,
    NIGHT,
  ],
  [
    'by night, over 12 hours before the meeting',
    { ...application, club: { ...club, startsAt: minutes(12 * 60 + 1, NIGHT) } },
    morning,
    NIGHT,
  ],
  [
    'by night, after the meeting',
    { ...acceptance, club: { ...club, startsAt: minutes(-10, NIGHT) } },
    morning,
    NIGHT,
  ],
  ['by night, an offer that ends in the night', offerFor(2 * 60), send, NIGHT],
  ['by night, an offer that ends soon after the morning', offerFor(10 * 60), send, NIGHT],
  ['by night, an offer until two hours after the morning', offerFor(10.5 * 60), morning, NIGHT],
  ['by night, an offer of twelve hours', offerFor(12 * 60), morning, NIGHT],
  ['by night, the mail of an offer', { ...offerFor(12 * 60), ...asMail }, send, NIGHT],
  ['by night, switched off', { ...application, choice: false }, drop('switched off'), NIGHT],
];

test.each(table)('the decision about a delivery is $2: %s', (_, facts, expected, now = NOON) => {
  expect(decideDelivery(facts, now)).toEqual(expected);
});
