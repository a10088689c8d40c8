import type { RequestParts } from '#test/guarantees/access/row.ts';
import type { Side } from './hidden-pair.ts';

export type Readers = { viewerId: number; thirdId: number; ownClub: number; thirdClub: number };

type BlockRow = {
  /** With a side, only that side of the block is refused. */
  refusesHidden?: true | Side;
  shows?(readers: Readers): RequestParts;
};

const big = { size: '50' };
const ofThird = ({ thirdId }: Readers) => ({ params: { memberId: thirdId } });
const ofThirdPaged = (readers: Readers) => ({ ...ofThird(readers), query: big });
const ofThirdClub = ({ thirdClub }: Readers) => ({ params: { clubId: thirdClub } });
const ownState = ({ viewerId }: Readers) => ({ params: { memberId: viewerId, state: 1 } });
const nothing = () => ({});

export const blockRows: Readonly<Record<string, BlockRow>> = {
  'members.get': { refusesHidden: true, shows: ofThird },
  'activity.list': { refusesHidden: true, shows: ofThird },
  'activity.listByState': { refusesHidden: true, shows: ownState },
  'activity.overview': {
    refusesHidden: true,
    shows: ({ viewerId }) => ({ params: { memberId: viewerId } }),
  },
  'reputation.listEvents': { refusesHidden: true },
  'follows.getStatus': { refusesHidden: true },
  'follows.follow': { refusesHidden: true },
  'follows.unfollow': { refusesHidden: true },
  'follows.listFollowing': { refusesHidden: true, shows: ofThirdPaged },
  'follows.listFollowers': { refusesHidden: true, shows: ofThirdPaged },
  'reports.reportMember': { refusesHidden: 'blocked' },
  'reviews.listReceived': { refusesHidden: true },
  'clubs.get': { refusesHidden: true, shows: ofThirdClub },
  'clubs.changeBanner': { refusesHidden: true },
  'clubs.edit': { refusesHidden: true },
  'clubs.close': { refusesHidden: true },
  'clubs.getJoinQuestion': { refusesHidden: true },
  'invitations.get': { refusesHidden: true },
  'inviteLinks.create': { refusesHidden: true },
  'inviteLinks.list': { refusesHidden: true },
  'inviteLinks.end': { refusesHidden: true },
  'applications.apply': { refusesHidden: true },
  'applications.cancel': { refusesHidden: true },
  'applications.rejoin': { refusesHidden: true },
  'applications.list': {
    refusesHidden: true,
    shows: ({ ownClub }) => ({ params: { clubId: ownClub } }),
  },
  'applications.decide': { refusesHidden: true },
  'applications.kick': { refusesHidden: true },
  'applications.countWaiting': { shows: nothing },
  'meetings.change': { refusesHidden: true },
  'meetings.confirm': { refusesHidden: true },
  'answers.answer': { refusesHidden: true },
  'seats.preapprove': { refusesHidden: true },
  'seats.answerOffer': { refusesHidden: true },
  'attendance.get': { refusesHidden: true },
  'attendance.confirm': { refusesHidden: true },
  'attendance.contest': { refusesHidden: true },
  'arrivals.getCode': { refusesHidden: true },
  'arrivals.arrive': { refusesHidden: true },
  'calendars.getMeeting': { refusesHidden: true },
  'calendars.makeLink': { refusesHidden: true },
  'crews.get': { refusesHidden: true },
  'crews.edit': { refusesHidden: true },
  'crews.end': { refusesHidden: true },
  'crews.listOwn': { refusesHidden: true },
  'crews.listCandidates': { refusesHidden: true },
  'crewMembers.listCandidates': { refusesHidden: true },
  'crewMembers.invite': { refusesHidden: true },
  'crewMembers.answerInvitation': { refusesHidden: true },
  'crewMembers.remove': { refusesHidden: true },
  'crewMembers.assignRole': { refusesHidden: true },
  'crewMembers.handOver': { refusesHidden: true },
  'crewMembers.answerRequest': { refusesHidden: true },
  'crewMembers.takeBackRequest': { refusesHidden: true },
  'crewMembers.takeOver': { refusesHidden: true },
  'crewMembers.setAlwaysGoing': { refusesHidden: true },
  'crewDates.changeRhythm': { refusesHidden: true },
  'crewDates.resume': { refusesHidden: true },
  'crewDates.open': { refusesHidden: true },
  'crewDates.skip': { refusesHidden: true },
  'crewInviteLinks.create': { refusesHidden: true },
  'crewInviteLinks.list': { refusesHidden: true },
  'crewInviteLinks.end': { refusesHidden: true },
  'reports.reportClub': { refusesHidden: true },
  'stream.watchClub': { refusesHidden: true },
  'reviews.write': { refusesHidden: true },
  'reviews.listReviewees': { refusesHidden: true },
  'noticeSettings.change': { refusesHidden: true },
  'noticeSettings.get': { shows: nothing },
  'discovery.listByCategory': { shows: () => ({ query: { cl: '2', ...big } }) },
  'discovery.listByDate': { shows: () => ({ query: { days: '6', ...big } }) },
  'clubCounts.byDay': { shows: () => ({ query: { month: '2026-11' } }) },
  'clubCounts.byArea': { shows: nothing },
  'clubCounts.byAreaFound': { shows: () => ({ query: { keyword: '볼더링' } }) },
  'discovery.recommend': { shows: ({ viewerId }) => ({ params: { memberId: viewerId } }) },
  'discovery.search': { shows: () => ({ query: { keyword: '볼더링', ...big } }) },
  'chats.findWith': { refusesHidden: true },
  'chats.openWith': { refusesHidden: true },
  'notices.list': { shows: nothing },
  'notices.countUnread': { shows: nothing },
};

/**
 * These endpoints still show the blocked member to the blocker, who could not unblock that member
 * otherwise.
 */
export const ownBlocks: readonly string[] = ['blocks.block', 'blocks.unblock', 'blocks.list'];

/**
 * A blocker and a blocked member may share a room, so these endpoints follow other rules.
 * test/modules/blocks/block-rooms tests them.
 */
export const ofRooms: readonly string[] = [
  'chats.countUnread',
  'chats.get',
  'chats.list',
  'chats.markRead',
  'chats.mute',
  'messages.list',
  'messages.remove',
  'messages.report',
  'messages.send',
];

export const aboutNobodyElse: readonly string[] = [
  'activity.hide',
  'auth.changePassword',
  'auth.logIn',
  'auth.logOut',
  'auth.recoverPassword',
  'auth.reissue',
  'auth.sendRecoveryCode',
  'auth.verifyPassword',
  // `getFeed` and `openLink` return only clubs in which the caller has a seat, and a block does not
  // hide such clubs.
  'calendars.getFeed',
  'calendars.openLink',
  'calendars.endFeed',
  'calendars.getFeedState',
  'calendars.renewFeed',
  'areas.list',
  'categories.listSmall',
  'clubs.create',
  'crews.create',
  // This endpoint needs no block check: it deletes a follow of the caller, and a block has already
  // deleted all follows between the two members.
  'follows.removeFollower',
  'answers.answerByLink',
  'answers.readLink',
  'mailUnsubscriptions.open',
  'mailUnsubscriptions.unsubscribe',
  'members.changeImage',
  'members.check',
  'members.edit',
  'members.signUp',
  'notices.markRead',
  'notices.markSeen',
  'oauth.begin',
  'oauth.enter',
  'oauth.finish',
  'oauth.getSignUp',
  'oauth.listProviders',
  'oauth.signUp',
  'push.getKey',
  'push.subscribe',
  'push.unsubscribe',
  'stream.open',
  'withdrawal.withdraw',
];
