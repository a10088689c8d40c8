import { runSql } from '#test/factories/insert-row.ts';
import { pushRows } from './push-rows.ts';
import { byClub, byMember, NOBODY, type Row, type Scene } from './row.ts';

const shown = { own: 200, foreign: 200, gone: 404, unknown: 404 } as const;
const selfOnly = { foreign: 403, gone: 403, unknown: 403 } as const;

const ownInbox = (status: number) => ({ own: status }) as const;

export const peopleRows: Record<string, Row> = {
  'stream.open': { request: () => ({}), expect: { own: 200 } },
  'stream.watchClub': {
    request: byClub,
    expect: { own: 204, foreign: 204, gone: 204, unknown: 404 },
  },
  ...pushRows,
  'notices.list': { request: () => ({}), expect: ownInbox(200) },
  'notices.countUnread': { request: () => ({}), expect: ownInbox(200) },
  'notices.markRead': { request: () => ({ body: { upTo: 1 } }), expect: ownInbox(204) },
  'notices.markSeen': { request: () => ({ body: { upTo: 1 } }), expect: ownInbox(204) },
  'noticeSettings.get': { request: () => ({}), expect: ownInbox(200) },
  'noticeSettings.change': {
    request: ({ clubId }) => ({ body: { quietHours: false, mutedClubs: [clubId] } }),
    expect: { own: 200, foreign: 200, gone: 200, unknown: 404 },
  },
  'activity.list': { request: byMember, expect: shown },
  'activity.listByState': {
    request: ({ memberId }) => ({ params: { memberId, entry: 1 } }),
    expect: { own: 200, ...selfOnly },
  },
  'reputation.listEvents': { request: byMember, expect: { own: 200, ...selfOnly } },
  'activity.overview': { request: byMember, expect: { own: 200, ...selfOnly } },
  'activity.hide': {
    request: ({ memberId, target, cast, me }) => {
      const [role] = Object.entries(cast.people).find(([, person]) => person === me) ?? [];
      const own = Object.entries(cast.seats).find(([name]) => name === role)?.[1];
      const clubMemberId = target === 'forged' ? cast.seats.joined : own;
      return {
        params: { memberId, entry: clubMemberId ?? NOBODY },
        body: { isHidden: true },
      };
    },
    expect: {
      own: { waiting: 200, joined: 200, others: 404 },
      forged: { joined: 200, others: 404 },
      ...selfOnly,
    },
  },
  'follows.getStatus': { request: byMember, expect: shown },
  'follows.follow': {
    request: byMember,
    expect: { own: 400, foreign: 201, gone: 404, unknown: 404 },
  },
  'follows.unfollow': {
    request: async (scene) => {
      if (scene.target === 'foreign') await addFollow(scene, scene.me.memberId, scene.memberId);
      return { params: { memberId: scene.memberId } };
    },
    expect: { own: 400, foreign: 204, gone: 404, unknown: 404 },
  },
  'follows.listFollowing': { request: byMember, expect: shown },
  'follows.listFollowers': { request: byMember, expect: shown },
  'follows.removeFollower': {
    request: async (scene) => ({
      params: { memberId: scene.memberId, followId: await followToRemove(scene) },
    }),
    expect: { own: 204, forged: 403, ...selfOnly },
  },
  'blocks.block': {
    request: byMember,
    expect: { own: 400, foreign: 201, gone: 404, unknown: 404 },
  },
  'blocks.unblock': {
    request: byMember,
    expect: { own: 400, foreign: 204, gone: 404, unknown: 404 },
  },
  'blocks.list': { request: () => ({}), expect: { own: 200 } },
  'reviews.write': {
    request: ({ target, me, cast, clubId }) => ({
      body: [
        {
          reviewerId: target === 'forged' ? cast.people.other.memberId : me.memberId,
          clubId: target === 'own' || target === 'forged' ? cast.pastClub : clubId,
          revieweeId: cast.people.critic.memberId,
          commentCategory: 'CONSIDERATE',
        },
      ],
    }),
    expect: {
      own: { joined: 201, host: 201, others: 403 },
      forged: 403,
      foreign: 403,
      unknown: 404,
    },
  },
  'reviews.listReviewees': {
    request: ({ target, clubId, cast }) => ({
      params: { clubId: target === 'own' ? cast.pastClub : clubId },
    }),
    expect: { own: { joined: 200, host: 200, others: 403 }, foreign: 403, unknown: 404 },
  },
  'reviews.listReceived': { request: byMember, expect: { own: 200, ...selfOnly } },
  'reports.reportClub': {
    request: ({ clubId }) => ({ params: { clubId }, body: { reportCategory: 'ETC' } }),
    expect: { own: { host: 403, others: 201 }, foreign: 201, unknown: 404 },
  },
  'reports.reportMember': {
    request: ({ memberId }) => ({ params: { memberId }, body: { reportList: 'ETC' } }),
    expect: { own: 400, foreign: 201, gone: 404, unknown: 404 },
  },
};

function followToRemove(scene: Scene): Promise<number> {
  const { target, me, cast } = scene;
  const { critic, other, host } = cast.people;
  if (target === 'own') return addFollow(scene, critic.memberId, me.memberId);
  const followee = me === other ? host : other;
  return addFollow(scene, critic.memberId, followee.memberId);
}

async function addFollow({ server, cast }: Scene, followerId: number, followeeId: number) {
  const goneId = cast.people.withdrawn.memberId;
  if (followerId === goneId || followeeId === goneId) return NOBODY;
  const [row] = await runSql(
    server.context.database,
    `insert into follows as f (follower_id, followee_id) values ($1, $2)
     on conflict (follower_id, followee_id) do update set created_at = f.created_at
     returning follow_id`,
    [followerId, followeeId],
  );
  return Number(row?.follow_id);
}
