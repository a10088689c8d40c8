import { afterEach, describe, expect, it, vi } from 'vitest';
import { orFinding } from './or-finding.mjs';

const limitMs = 90_000;

afterEach(() => {
  vi.useRealTimers();
});

describe('a page visited by the walk', () => {
  it('the result of a page that loads is returned unchanged', async () => {
    const shot = { label: 'home', picture: Buffer.from('x'), findings: [] };
    expect(await orFinding('home', limitMs, async () => shot)).toBe(shot);
  });

  it('a page that fails to load is reported as a finding', async () => {
    const shot = await orFinding('home', limitMs, () => Promise.reject(new Error('gone\nwhere')));
    expect(shot).toMatchObject({ label: 'home', findings: ['not reached: gone'] });
  });

  it('a page that never responds is reported as a finding after the time limit', async () => {
    vi.useFakeTimers();
    const shot = orFinding('home', limitMs, () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(limitMs);
    expect((await shot).findings).toEqual(['not reached: no answer in 90 s']);
  });
});
