import {
  type Actor,
  type Cast,
  PLANTED_REASON,
  plantedAnswer,
  plantedBirthYear,
  type Role,
} from './cast.ts';

export type Exchange = {
  endpoint: string;
  actor: Actor;
  sent: string;
  headers: string;
  body: string;
};

const PERSONAL_KEYS = ['email', 'gender', 'birthYear', 'password', 'passwordHash'];

export function findLeaks(cast: Cast, exchange: Exchange): string[] {
  const { endpoint, actor, sent, headers, body } = exchange;
  const text = `${headers}\n${body}`;
  const leaks: string[] = [];
  for (const [role, { email }] of people(cast)) {
    if (role === actor) continue;
    if (text.includes(email) && !sent.includes(email)) leaks.push(`e-mail of ${role}`);
    if (hasNumber(body, plantedBirthYear(role))) leaks.push(`birth year of ${role}`);
    // The member in the role `critic` applied only to a club of another host, so this host must not
    // read that answer.
    const mayRead = actor === 'host' && role !== 'critic';
    if (body.includes(plantedAnswer(role)) && !mayRead) leaks.push(`answer of ${role}`);
  }
  if (body.includes(PLANTED_REASON)) leaks.push('reason of a report');
  // A JWT has two parts that start with eyJ. Require both, because the random name of an image may
  // look like one of them.
  if (/\$argon2|eyJ[\w-]+\.eyJ[\w-]+\./.test(body)) leaks.push('hash or token');
  const { critic } = cast.people;
  if (endpoint === 'reviews.listReceived') {
    if (hasNumber(body, critic.memberId) || body.includes(critic.nickname)) leaks.push('reviewer');
  }
  const viewerId = actor === 'guest' ? undefined : cast.people[actor].memberId;
  return [...leaks, ...findPersonalFields(parse(body), viewerId, sent)];
}

function people(cast: Cast) {
  return Object.entries(cast.people) as [Role, Cast['people'][Role]][];
}

function hasNumber(text: string, value: number): boolean {
  // Search for the digits first, because building a regular expression for every reply is slow.
  if (!text.includes(String(value))) return false;
  return new RegExp(`(?<![\\w.-])${value}(?![\\w-])`).test(text);
}

function findPersonalFields(value: unknown, viewerId: number | undefined, sent: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((item) => findPersonalFields(item, viewerId, sent));
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const fields = new Map<string, unknown>(entries);
  const isOwn = viewerId !== undefined && fields.get('memberId') === viewerId;
  const email = fields.get('email');
  const isTyped = typeof email === 'string' && sent.includes(email);
  const found = PERSONAL_KEYS.filter((key) => fields.has(key) && !isOwn && !isTyped);
  const inside = entries.flatMap(([, item]) => findPersonalFields(item, viewerId, sent));
  return [...found.map((key) => `field ${key}`), ...inside];
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
