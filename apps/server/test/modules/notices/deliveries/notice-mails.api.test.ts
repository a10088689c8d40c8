import { BLOCKED_NICKNAME } from '@azit/contract/members/member.field';
import { beforeEach, describe, expect } from 'vitest';
import { sendDueMails } from '#server/mail/send-due-mails.ts';
import { smtpTransport } from '#server/mail/smtp-transport.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { deliveryWorld, reminded } from '#test/factories/delivery-world.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startMailServer } from '#test/peers/mail-server.ts';
import { startPushService } from '#test/peers/push-service.ts';

const service = await startPushService();
const post = await startMailServer();
test.override({ settings: { PUBLIC_URL: 'https://azit.example' } });
const { notify, deliver, deliveries, outbox, clear } = deliveryWorld(() => server, service);
test.afterAll(async () => {
  await service.close();
  await post.close();
});

const HOUR = 60 * 60_000;
let host: TestMember;
let joined: TestMember;
let clubId: number;
beforeEach(async () => {
  await clear();
  post.received.length = 0;
  post.setMode('accept');
  host = await createMember(server.context);
  joined = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
  await addClubMember(server.context, clubId, joined.memberId, 'CLUB_JOINED');
});

const sendMails = () =>
  sendDueMails(server.context, smtpTransport(post.url), new AbortController().signal);
const remind = () =>
  notify({
    kind: 'MEETING_TOMORROW',
    memberId: joined.memberId,
    clubId,
    data: reminded('2026-11-21', '14:00'),
  });

// covers N3.15 (docs/coverage-statements.md)
test('a mail about a changed time has the time as subject and links to go or decline', async () => {
  const change = await server.call({
    method: 'POST',
    url: `/api/clubs/${clubId}/changes`,
    token: host.token,
    payload: { meetingTime: '15:30', note: '늦어요.' },
  });
  expect(change.statusCode).toBe(201);
  await deliver();
  const [mail] = await outbox();
  expect(mail?.subject).toBe('11월 21일 (토) 오후 3:30으로 바뀌었어요 · 성수에서 볼더링');
  const text = String(mail?.text_body);
  for (const part of [
    '시간이 바뀌었어요. 그래도 갈까요?',
    '오후 2:00 → 오후 3:30',
    '“늦어요.”',
    '일시: 11월 21일 (토) 오후 3:30',
    `갈게요: https://azit.example/answer/${clubId}~${joined.memberId}~`,
    '?going=true',
    `못 가요: https://azit.example/answer/${clubId}~${joined.memberId}~`,
    '?going=false',
    '장소: 서울 성동구 연무장길 7',
    `호스트: ${host.nickname}`,
  ]) {
    expect(text).toContain(part);
  }
  expect(mail?.html_body).toContain('<s class="weak"');
  expect(mail?.calendar_body).toContain('SUMMARY:성수에서 볼더링');
});

test('the mail to an applicant has neither a hidden address nor a calendar file', async () => {
  const waiting = await createMember(server.context);
  clubId = await createClub(server.context, {
    hostId: host.memberId,
    locationVisibility: 'JOINED',
  });
  await addClubMember(server.context, clubId, waiting.memberId, 'CLUB_WAITING');
  await notify({ kind: 'CLUB_CHANGED', memberId: waiting.memberId, clubId });
  await deliver();
  const [mail] = await outbox();
  expect(`${mail?.text_body}${mail?.html_body}`).not.toContain('연무장길');
  expect(mail?.text_body).toContain('장소: 서울 성동구\n');
  expect(mail?.text_body).toContain(`호스트: ${host.nickname}`);
  expect(mail).toMatchObject({ kind: 'CLUB_CHANGED', calendar_body: null });
});

test.for([
  ['the member blocked', false, `호스트: ${BLOCKED_NICKNAME}`],
  ['who blocked the member', true, '장소: '],
] as const)('a mail masks the nickname of a host %s', async ([, isByHost, part]) => {
  const [blocker, blocked] = isByHost ? [host, joined] : [joined, host];
  const url = `/api/members/${blocked.memberId}/block`;
  expect((await server.call({ method: 'POST', url, token: blocker.token })).statusCode).toBe(201);
  await remind();
  await deliver();
  const [mail] = await outbox();
  expect(mail?.text_body).toContain(part);
  expect(`${mail?.text_body}${mail?.html_body}`).not.toContain(host.nickname);
});

test('links in a mail use PUBLIC_URL, not an origin that may call the API', async () => {
  const { config } = server.context;
  server.context.config = { ...config, webOrigins: ['http://localhost:5173'] };
  await remind();
  await deliver();
  server.context.config = config;
  const [mail] = await outbox();
  expect(mail?.text_body).not.toContain('localhost');
});

test('a notice mail has the text, the club, the time and one button', async () => {
  server.clock.set('2026-11-20T14:00:00+09:00');
  await remind();
  await deliver();
  const [queued] = await outbox();
  expect(queued).toMatchObject({
    recipient: joined.email,
    subject: '내일 만나요 · 성수에서 볼더링',
  });
  expect(await deliveries()).toEqual([expect.objectContaining({ channel: 'mail', state: 'sent' })]);
  await sendMails();
  const source = post.received[0]?.source ?? '';
  for (const part of [
    '내일 만나요',
    '성수에서 볼더링',
    '11월 21일 (토) 오후 2:00',
    `https://azit.example/azit/detail/${clubId}`,
    'https://azit.example/notice/unsubscribe?token=',
    '아지트 · 작게 모이는 사람들',
    '서울 성동구 연무장길 7',
    'text/calendar; charset=utf-8',
  ]) {
    expect(source).toContain(part);
  }
  const [sent] = await outbox();
  expect(sent, 'links that work without a login are erased').toMatchObject({
    unsubscribe_url: null,
    text_body: '',
    calendar_body: null,
  });
});

test.for([
  ['has its time', '2026-11-21'],
  ['that has moved since has the new time', '2026-11-22'],
] as const)('the mail of an acceptance to a meeting %s', async ([, meetingDate]) => {
  server.clock.set('2026-11-20T14:00:00+09:00');
  const data = reminded(meetingDate, '14:00');
  await notify({ kind: 'APPLICATION_ACCEPTED', memberId: joined.memberId, clubId, data });
  await deliver();
  const [mail] = await outbox();
  expect(mail?.subject).toBe('함께하게 됐어요 · 성수에서 볼더링');
  expect(mail?.text_body).toContain('11월 21일 (토) 오후 2:00');
  expect(await deliveries()).toEqual([expect.objectContaining({ channel: 'mail', state: 'sent' })]);
});

test('markup typed by a host is shown as text in the mail', async () => {
  const data = { reason: '<b>비가 와요</b>' };
  await notify({ kind: 'CLUB_CANCELLED', memberId: joined.memberId, clubId, data });
  await deliver();
  const [mail] = await outbox();
  expect(mail?.text_body).toContain('<b>비가 와요</b>');
  expect(mail?.html_body).toContain('&lt;b&gt;비가 와요&lt;/b&gt;');
});

test('a suspended member gets only the mail about the suspension', async () => {
  const { memberId } = joined;
  await notify(
    { kind: 'ACCOUNT_NOTICE', memberId, data: { accountChange: 'suspended' } },
    { kind: 'CLUB_CANCELLED', memberId, clubId },
  );
  const suspend = `update members set status = 'SUSPENDED' where member_id = $1`;
  await runSql(server.context.database, suspend, [memberId]);
  await deliver();
  expect((await outbox()).map(({ subject }) => subject)).toEqual(['계정이 정지됐어요']);
});

describe('an unavailable mail server', () => {
  // covers N3.11 (docs/coverage-statements.md)
  test('an unavailable mail server delays mails and loses no mail', async () => {
    post.setMode('gone');
    await remind();
    await deliver();
    await sendMails();
    expect(post.received).toEqual([]);
    post.setMode('accept');
    server.clock.advance(HOUR);
    await sendMails();
    expect(post.received).toHaveLength(1);
  });

  // covers N3.10 (docs/coverage-statements.md)
  test('a reminder expires unsent if the mail server is down until the meeting begins', async () => {
    post.setMode('gone');
    server.clock.set('2026-11-21T12:00:00+09:00');
    await remind();
    await deliver();
    await sendMails();
    post.setMode('accept');
    server.clock.set('2026-11-21T14:00:00+09:00');
    await sendMails();
    expect(post.received).toEqual([]);
    expect((await outbox())[0]).toMatchObject({
      sent_at: null,
      failed_at: server.clock.now(),
      last_error: 'too late to be of use',
    });
  });
});

describe('unsubscribing from notice mails', () => {
  const getOneClickUrl = async () => {
    await remind();
    await deliver();
    await sendMails();
    const source = post.received[0]?.source.replaceAll(/\r\n[ \t]+/g, '') ?? '';
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, address = ''] =
      /^List-Unsubscribe:\s*<https:\/\/azit\.example([^>]+)>/m.exec(source) ?? [];
    return address;
  };
  const chosen = async () =>
    runSql(server.context.database, 'select kinds from notice_settings where member_id = $1', [
      joined.memberId,
    ]);

  test.for([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ] as const)('a one-click request as %s ends this kind of mail without a login', async (form) => {
    const [type, payload] = form;
    const url = await getOneClickUrl();
    const reply = await server.call({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': type },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ data: { kind: 'MEETING_TOMORROW' } });
    expect(await chosen()).toEqual([
      { kinds: '{"MEETING_SOON": {"mail": false}, "MEETING_TOMORROW": {"mail": false}}' },
    ]);
    await notify({ kind: 'CLUB_CANCELLED', memberId: joined.memberId, clubId });
    await remind();
    await deliver();
    expect(await outbox(), 'the first reminder and the other kind').toHaveLength(2);
  });

  test('a GET request to the unsubscribe link opens a page and changes nothing', async () => {
    const url = await getOneClickUrl();
    const reply = await server.call({ method: 'GET', url });
    expect(reply.statusCode).toBe(302);
    const token = url.split('/').at(-1) ?? '';
    expect(reply.headers.location).toBe(
      `https://azit.example/notice/unsubscribe?token=${token}&kind=MEETING_TOMORROW`,
    );
    expect(await chosen()).toEqual([]);
  });

  // covers N3.12 (docs/coverage-statements.md)
  test('a POST request without a body to the unsubscribe link unsubscribes the member', async () => {
    const url = await getOneClickUrl();
    expect((await server.call({ method: 'POST', url })).statusCode).toBe(200);
    expect(await chosen()).toHaveLength(1);
  });

  test('an unsubscribe request with a changed token is refused', async () => {
    const url = await getOneClickUrl();
    for (const changed of [
      url.replace('MEETING_TOMORROW', 'CLUB_CANCELLED'),
      url.replace(/\/\d+\./, `/${host.memberId}.`),
      url.replace(/\/(\d+)\./, '/0$1.'),
      url.slice(0, -2),
      url.replace(/\.[\w-]+$/, ''),
    ]) {
      const reply = await server.call({ method: 'POST', url: changed });
      expect(reply.statusCode).toBe(404);
      expect(reply.json().code).toBe('UNSUBSCRIBE_LINK_INVALID');
    }
    const { database } = server.context;
    expect(await runSql(database, 'select * from notice_settings')).toEqual([]);
  });
});
