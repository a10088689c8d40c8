import type { contract } from './index.ts';

export type RateLimit = { readonly limit: number; readonly seconds: number };

type Contract = typeof contract;
type AnyEndpoint = {
  [Domain in keyof Contract]: Contract[Domain][keyof Contract[Domain]];
}[keyof Contract];

export type WriteName = Exclude<AnyEndpoint, { method: 'GET' }>['name'];

const perMinute = (limit: number): RateLimit => ({ limit, seconds: 60 });

const rare = perMinute(30);
const usual = perMinute(120);
const frequent = perMinute(600);
/** All guests behind one IP address share this limit. */
const shared = perMinute(300);

/**
 * A write endpoint without a rate does not compile. Each process counts in memory, so these limits
 * only stop floods; the stricter limits of the server modules count across all processes.
 */
export const writeRates = {
  'activity.hide': usual,
  'answers.answer': usual,
  'answers.answerByLink': shared,
  'applications.apply': usual,
  'applications.rejoin': usual,
  'applications.cancel': usual,
  'applications.decide': usual,
  'applications.kick': usual,
  'arrivals.arrive': rare,
  'attendance.confirm': usual,
  'attendance.contest': rare,
  'auth.changePassword': rare,
  'auth.logIn': shared,
  'auth.logOut': rare,
  'auth.recoverPassword': shared,
  'auth.sendRecoveryCode': shared,
  'auth.verifyPassword': rare,
  'blocks.block': usual,
  'blocks.unblock': usual,
  'calendars.endFeed': rare,
  'calendars.makeLink': rare,
  'calendars.renewFeed': rare,
  'chats.markRead': frequent,
  'chats.mute': usual,
  'chats.openWith': usual,
  'clubs.changeBanner': rare,
  'clubs.close': rare,
  'clubs.create': rare,
  'clubs.edit': usual,
  'crewDates.changeRhythm': rare,
  'crewDates.open': rare,
  'crewDates.resume': rare,
  'crewDates.skip': rare,
  'crewInviteLinks.create': rare,
  'crewInviteLinks.end': rare,
  'crewMembers.answerInvitation': usual,
  'crewMembers.answerRequest': rare,
  'crewMembers.assignRole': rare,
  'crewMembers.handOver': rare,
  'crewMembers.invite': rare,
  'crewMembers.remove': usual,
  'crewMembers.setAlwaysGoing': usual,
  'crewMembers.takeBackRequest': rare,
  'crewMembers.takeOver': rare,
  'crews.create': rare,
  'crews.edit': rare,
  'crews.end': rare,
  'follows.follow': usual,
  'follows.removeFollower': usual,
  'follows.unfollow': usual,
  'inviteLinks.create': rare,
  'inviteLinks.end': rare,
  'mailUnsubscriptions.unsubscribe': shared,
  'meetings.change': rare,
  'meetings.confirm': usual,
  'members.changeImage': rare,
  'members.check': shared,
  'members.edit': usual,
  'members.signUp': shared,
  'messages.remove': usual,
  'messages.report': rare,
  'messages.send': usual,
  'noticeSettings.change': usual,
  'notices.markRead': frequent,
  'notices.markSeen': frequent,
  'oauth.enter': shared,
  'oauth.signUp': shared,
  'push.subscribe': usual,
  'push.unsubscribe': usual,
  'reports.reportClub': rare,
  'reports.reportMember': rare,
  'reviews.write': usual,
  'seats.answerOffer': usual,
  'seats.preapprove': usual,
  'stream.watchClub': usual,
  'withdrawal.withdraw': rare,
} as const satisfies Record<WriteName, RateLimit>;
