import { expect, test } from 'vitest';
import { initialState, type LiveEvent, type LiveState } from './live-state.ts';
import { step, wakeAt } from './live-step.ts';

const minute = 60_000;

function tab({ visible = true, random = 1 } = {}) {
  let now = 0;
  let state: LiveState = initialState(now, visible);
  const done: string[] = [];
  const act = (event: LiveEvent) => {
    const next = step(state, event, { now, random });
    state = next.state;
    for (const command of next.commands) done.push(commandName(command));
  };
  return {
    act: (...events: LiveEvent[]) => {
      for (const event of events) act(event);
      return done.splice(0);
    },
    pass: (milliseconds: number) => {
      const until = now + milliseconds;
      const seen: string[] = [];
      for (let due = wakeAt(state, now); due !== null && due <= until; due = wakeAt(state, now)) {
        now = Math.max(now, due);
        act({ type: 'wake' });
        seen.push(...done.splice(0).map((what) => `${now / 1_000} ${what}`));
      }
      now = until;
      return seen;
    },
    get wakes() {
      return wakeAt(state, now);
    },
  };
}

function commandName(command: ReturnType<typeof step>['commands'][number]): string {
  if (command.do === 'announce') return command.live ? 'announce live' : 'announce down';
  return command.do === 'refetch' ? `refetch ${command.tabs}` : command.do;
}

const login: LiveEvent = { type: 'session', memberId: 7 };
const leads: LiveEvent = { type: 'role', role: 'leader' };
const polls: LiveEvent = { type: 'role', role: 'poller' };
const opened: LiveEvent = { type: 'opened' };
const ended: LiveEvent = { type: 'ended' };
const received: LiveEvent = { type: 'received' };

function leader(options?: Parameters<typeof tab>[0]) {
  const self = tab(options);
  self.act(login, leads, opened);
  return self;
}

test('the leading tab opens the stream at login and announces the stream to other tabs', () => {
  const self = tab();
  expect(self.act(leads)).toEqual(['announce down']);
  expect(self.act(login)).toEqual(['connect']);
  expect(self.act(opened)).toEqual(['refetch own', 'announce live']);
});

test('a guest’s tab opens no stream, does not poll and sets no timer', () => {
  const self = tab();
  expect(self.act(leads)).toEqual(['announce down']);
  expect(self.wakes).toBeNull();
});

test('an ended stream reopens after 1 s, and all tabs refetch their data once', () => {
  const self = leader();
  self.pass(10_000);
  expect(self.act(ended)).toEqual(['announce down']);
  expect(self.pass(1_000)).toEqual(['11 connect']);
  expect(self.act(opened)).toEqual(['refetch all', 'announce live']);
  expect(self.act(received)).toEqual([]);
});

test('each failed connection doubles the wait up to 30 s while polling continues', () => {
  const self = leader();
  self.pass(10_000);
  self.act(ended);
  const seen: string[] = [];
  for (let second = 0; second < 100; second += 1) {
    const now = self.pass(1_000);
    seen.push(...now);
    if (now.some((line) => line.endsWith('connect'))) self.act(ended);
  }
  expect(seen.filter((line) => line.endsWith('connect')).map(Number.parseFloat)).toEqual([
    11, 13, 17, 25, 41, 71, 101,
  ]);
  expect(seen.filter((line) => line.endsWith('poll'))).toEqual(['40 poll', '70 poll', '100 poll']);
});

test('the random delay before a reconnection is at least half of the full delay', () => {
  const self = leader({ random: 0 });
  self.pass(10_000);
  self.act(ended);
  expect(self.pass(500)).toEqual(['10.5 connect']);
});

test('a stream that opens and ends immediately is not reopened every second', () => {
  const self = leader();
  self.pass(1_000);
  self.act(ended);
  self.pass(1_000);
  self.act(opened);
  self.pass(100);
  self.act(ended);
  expect(self.pass(1_900)).toEqual([]);
  expect(self.pass(100)).toEqual(['4.1 connect']);
});

test.each<[string, LiveEvent[]]>([
  ['the network is back', [{ type: 'online' }]],
  ['the tab becomes visible', [{ type: 'shown' }]],
  ['another tab becomes visible', [{ type: 'greetLeader' }]],
])('a leader that waits to reconnect connects immediately when %s', (_, events) => {
  const self = leader();
  self.pass(10_000);
  self.act(ended, { type: 'hidden' });
  expect(self.act(...events)).toContain('connect');
});

// covers T1.3 (docs/coverage-statements.md)
test('when the network returns, a new stream opens and all tabs refetch their data', () => {
  const self = leader();
  self.pass(10_000);
  expect(self.act({ type: 'online' })).toEqual(['disconnect', 'connect', 'announce down']);
  expect(self.act(opened)).toEqual(['refetch all', 'announce live']);
});

test('after a Retry-After header the stream is not reopened before that time', () => {
  const self = leader();
  self.pass(10_000);
  self.act({ type: 'ended', retryAfter: 20_000 });
  expect(self.act({ type: 'online' }, { type: 'shown' })).toEqual([]);
  expect(self.pass(19_999)).toEqual([]);
  expect(self.pass(1)).toEqual(['30 connect']);
});

test('a stream without data for 45 s is closed', () => {
  const self = leader();
  self.pass(40_000);
  self.act(received);
  expect(self.pass(44_999)).toEqual([]);
  expect(self.pass(1)).toEqual(['85 disconnect', '85 announce down']);
  expect(self.pass(1_000)).toEqual(['86 connect']);
});

test('a connection that does not open within 10 s is closed', () => {
  const self = tab();
  self.act(login, leads);
  expect(self.pass(10_000)).toEqual(['10 disconnect']);
});

// covers T1.4 (docs/coverage-statements.md)
test('without a stream the visible tab polls every 30 s, and a hidden tab does not', () => {
  const self = tab();
  self.act(login, polls);
  expect(self.pass(60_000)).toEqual(['30 poll', '60 poll']);
  self.act({ type: 'hidden' });
  expect(self.pass(10 * minute)).toEqual([]);
  expect(self.act({ type: 'shown' })).toEqual(['poll']);
});

// covers T1.4 (docs/coverage-statements.md)
test('a tab hidden for 5 min closes its stream and refetches all when shown again', () => {
  const self = leader();
  self.act({ type: 'hidden' });
  for (let pings = 0; pings < 14; pings += 1) {
    expect(self.pass(20_000)).toEqual([]);
    self.act(received);
  }
  expect(self.pass(20_000)).toEqual(['300 disconnect', '300 announce down']);
  expect(self.wakes).toBeNull();
  expect(self.act({ type: 'shown' })).toEqual(['connect', 'poll']);
  expect(self.act(opened)).toEqual(['refetch all', 'announce live']);
});

test('a hidden leading tab leaves its stream open while a second tab is visible', () => {
  const self = leader();
  self.act({ type: 'hidden' });
  for (let calls = 0; calls < 30; calls += 1) {
    expect(self.pass(20_000)).toEqual([]);
    expect(self.act(received, { type: 'greetLeader' })).toEqual(['announce live']);
  }
});

// covers T1.1 (docs/coverage-statements.md)
test('a logout ends the stream and stops all timers', () => {
  const self = leader();
  expect(self.act({ type: 'session', memberId: null })).toEqual(['disconnect', 'announce down']);
  self.act(ended);
  expect(self.pass(minute)).toEqual([]);
  expect(self.wakes).toBeNull();
});

test('a login of another member ends the stream and opens a new stream', () => {
  const self = leader();
  expect(self.act({ type: 'session', memberId: 8 })).toEqual([
    'disconnect',
    'connect',
    'announce down',
  ]);
});

test('a tab that is no longer the leader ends its stream', () => {
  const self = leader();
  expect(self.act({ type: 'role', role: 'follower' })).toEqual(['disconnect', 'greetLeader']);
});

test('a tab pings the leading tab every 20 s and polls if the leader has no stream', () => {
  const self = tab();
  expect(self.act(login)).toEqual(['greetLeader']);
  self.act({ type: 'leading', live: true });
  expect(self.pass(20_000)).toEqual(['20 greetLeader']);
  self.act({ type: 'leading', live: true });
  self.pass(15_000);
  expect(self.act({ type: 'leading', live: false })).toEqual(['poll']);
});

// covers T1.3 (docs/coverage-statements.md)
test('a tab refetches its data when the leading tab reports an open stream', () => {
  const self = tab();
  self.act(login);
  expect(self.act({ type: 'leading', live: false })).toEqual([]);
  expect(self.act({ type: 'leading', live: true })).toEqual(['refetch own']);
  expect(self.act({ type: 'leading', live: true })).toEqual([]);
});

test('if the leading tab is silent for 2 s, another tab leads and all tabs refetch', () => {
  const self = tab();
  self.act(login, { type: 'leading', live: true });
  expect(self.pass(22_000)).toEqual(['20 greetLeader', '22 takeOver']);
  expect(self.act(leads)).toEqual(['connect', 'announce down']);
  expect(self.act(opened)).toEqual(['refetch all', 'announce live']);
});

test('a tab that becomes hidden notifies the leading tab and sets no more timers', () => {
  const self = tab();
  self.act(login, { type: 'leading', live: true });
  expect(self.act({ type: 'hidden' })).toEqual(['greetLeader']);
  expect(self.wakes).toBeNull();
});
