import { contract } from '@azit/contract';
import { httpGet, httpPost } from '../../client/load.ts';
import type { BenchViewer } from '../worlds/measured-server.ts';

const WORDS = ['보드게임', '서울', '러닝', '독서', '커피', '영화'];

function httpPut(path: string, body: object, token: string): Buffer {
  return Buffer.from(httpPost(path, body, token).toString().replace(/^POST/, 'PUT'));
}

export function memberRequests({ memberId, token }: BenchViewer): Buffer[] {
  const other = 100 + ((memberId * 13) % 800);
  const word = WORDS[memberId % WORDS.length] ?? '';
  return [
    httpGet('/api/clubs/category?cl=2&page=1', token),
    httpPut('/api/notice-settings', { hideContent: true }, token),
    httpGet(`/api/clubs/${1 + ((memberId * 37) % 2_000)}`, token),
    httpGet(`/api/clubs/search?keyword=${word}&page=1`, token),
    httpPost(`/api/members/${other}/follow`, {}, token),
    httpGet('/api/notices', token),
    httpGet(`/api/members/${other}`, token),
    httpPut('/api/notices/read', { upTo: 1 }, token),
    httpGet(`/api/clubs/recommend/${memberId}?page=1`, token),
    httpGet('/api/chats', token),
  ];
}

export type Scenario = { name: string; requests: Buffer[] };

export function floods(accounts: readonly BenchViewer[]): Scenario[] {
  const [flooder] = accounts;
  if (flooder === undefined) return [];
  const { token } = flooder;
  return [
    { name: 'one member, a cheap write', requests: [changeSettings(flooder)] },
    { name: 'one member, every write', requests: everyWrite(flooder) },
    { name: 'one member, reads', requests: costlyReads(flooder) },
    { name: 'one guest, every public endpoint', requests: [...publicReads(), ...publicWrites()] },
    { name: 'one guest, one cached list', requests: [httpGet('/api/clubs/category?cl=2&page=1')] },
    { name: 'one guest, large compressed pages', requests: compressedPages() },
    { name: 'one guest, 2,000 pipelined requests', requests: [pipelined(2_000)] },
    { name: 'one guest, long addresses', requests: longAddresses() },
    { name: 'bad tokens', requests: [httpGet('/api/notices', `${token}x`)] },
    { name: 'health checks', requests: [httpGet('/readyz'), httpGet('/api/categories/small')] },
    {
      name: `${accounts.length} accounts of one address, a cheap write`,
      requests: accounts.map(changeSettings),
    },
  ];
}

function changeSettings({ token }: BenchViewer): Buffer {
  return httpPut('/api/notice-settings', { hideContent: true }, token);
}

function costlyReads({ memberId, token }: BenchViewer): Buffer[] {
  return [
    ...WORDS.map((word) => httpGet(`/api/clubs/search?keyword=${word}&page=1`, token)),
    httpGet(`/api/clubs/recommend/${memberId}?page=1`, token),
    httpGet('/api/chats', token),
  ];
}

function everyEndpoint() {
  return Object.values(contract).flatMap((domain) => Object.values(domain));
}

function everyWrite({ memberId, token }: BenchViewer): Buffer[] {
  return everyEndpoint()
    .filter(
      ({ method, access, name }) => method !== 'GET' && access !== 'anyone' && isHarmless(name),
    )
    .map(({ method, path }) => {
      const address = path.replace(':memberId', String(memberId)).replaceAll(/:\w+/g, '1');
      const request = httpPost(address, { hideContent: true }, token).toString();
      return Buffer.from(request.replace(/^POST/, method));
    });
}

/**
 * Excludes requests that log the member out or delete the account: all later requests of the flood
 * would fail.
 */
function isHarmless(name: string): boolean {
  return name !== 'auth.logOut' && name !== 'withdrawal.withdraw';
}

function publicReads(): Buffer[] {
  const lists = Array.from({ length: 40 }, (_, index) =>
    httpGet(`/api/clubs/category?cl=${1 + (index % 7)}&page=${1 + index}`),
  );
  const others = everyEndpoint()
    .filter(({ method, access }) => method === 'GET' && access === 'anyone')
    .map(({ path }) => httpGet(`${path.replaceAll(/:\w+/g, '1')}?cl=1&days=1`));
  const pages = ['/', '/azit/detail/1', '/images/none.webp', '/api/unknown', '/api/notices'];
  return [...lists, ...others, ...pages.map((path) => httpGet(path))];
}

function compressedPages(): Buffer[] {
  return ['/api/openapi.json', '/api/docs', '/api/areas', '/'].map((path) =>
    Buffer.from(httpGet(path).toString().replace(/\r\n$/, 'accept-encoding: gzip, br\r\n\r\n')),
  );
}

function pipelined(count: number): Buffer {
  return Buffer.concat(Array.from({ length: count }, () => httpGet('/api/categories/small')));
}

function longAddresses(): Buffer[] {
  const keys = Array.from({ length: 700 }, (_, index) => `k${index}=1`).join('&');
  return [httpGet(`/images${'/a'.repeat(3_500)}`), httpGet(`/api/clubs/category?${keys}`)];
}

function publicWrites(): Buffer[] {
  return [
    httpPost('/api/members/check', { nickname: '아무개' }),
    httpPost('/api/auth/login', { email: 'nobody@example.com', password: 'wrong123!' }),
    httpPost('/api/auth/refresh/passwords/email', { email: 'nobody@example.com' }),
    httpPost('/api/auth/refresh/passwords', { email: 'nobody@example.com', authNum: '1234' }),
    httpPost('/api/auth/oauth/entries', { code: 'none' }),
    httpPost('/api/mail-unsubscriptions/none', {}),
  ];
}
