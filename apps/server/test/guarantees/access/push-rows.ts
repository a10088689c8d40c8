import { createECDH } from 'node:crypto';
import { answerToken } from '#server/modules/notices/deliveries/answer-link.ts';
import { unsubscribeToken } from '#server/modules/notices/deliveries/unsubscribe-token.ts';
import { runSql } from '#test/factories/insert-row.ts';
import type { RequestParts, Row, Scene } from './row.ts';

const ENDPOINT = 'https://8.8.8.8/push/1';

/**
 * Anyone who has the token from a mail may use it without a login, so these rows also allow the
 * token of another member. All other rows concern only the caller.
 */
export const pushRows: Record<string, Row> = {
  'push.getKey': { request: () => ({}), expect: { own: 200 } },
  'push.subscribe': { request: () => ({ body: newDevice() }), expect: { own: 201 } },
  'push.unsubscribe': { request: () => ({ body: { endpoint: ENDPOINT } }), expect: { own: 204 } },
  'mailUnsubscriptions.open': {
    request: byToken,
    expect: { own: 302, foreign: 302, forged: 404, unknown: 404 },
  },
  'mailUnsubscriptions.unsubscribe': {
    request: byToken,
    expect: { own: 200, foreign: 200, gone: 200, forged: 404, unknown: 404 },
  },
  'answers.readLink': {
    request: byAnswerLink,
    expect: { own: 200, gone: 410, forged: 404, unknown: 404 },
  },
  'answers.answerByLink': {
    request: async (scene) => ({ ...(await byAnswerLink(scene)), body: { going: true } }),
    expect: { own: 200, gone: 410, forged: 404, unknown: 404 },
  },
};

let mails = 0;

/** Creates a new mail to the joined member for every link. */
async function byAnswerLink({ server, cast, target, clubId }: Scene): Promise<RequestParts> {
  if (target === 'unknown') return { params: { token: 'none' } };
  const sql = `select (meeting_date + meeting_time) at time zone 'Asia/Seoul' as starts_at
    from clubs where club_id = $1`;
  const [club] = await runSql(server.context.database, sql, [clubId]);
  mails += 1;
  const { memberId } = cast.people.joined;
  const link = { clubId, memberId, noticeId: mails, startsAt: club?.starts_at as Date };
  const token = answerToken(server.context.keyedHash, link);
  return { params: { token: target === 'forged' ? token.replace('~', '0~') : token } };
}

function newDevice() {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  return { endpoint: ENDPOINT, keys: { p256dh, auth: 'a'.repeat(22) } };
}

/** `forged` combines the signature of the caller's token with the id of another member. */
function byToken({ server, cast, target, me, memberId }: Scene): RequestParts {
  if (target === 'unknown') return { params: { token: 'none' } };
  const { keyedHash } = server.context;
  const token = unsubscribeToken(keyedHash, { memberId, kind: 'MEETING_TOMORROW' });
  const others = token.replace(String(me.memberId), String(cast.people.critic.memberId));
  return { params: { token: target === 'forged' ? others : token } };
}
