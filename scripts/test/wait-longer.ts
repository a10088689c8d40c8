import { vi } from 'vitest';

const { waitFor } = vi;

// By default, `vi.waitFor` gives up after one second, which a busy machine exceeds.
const waitLonger: typeof waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 10_000, ...options });

// This file runs again for every test file of a worker, so do not wrap `waitFor` twice.
if (waitFor.name !== waitLonger.name) vi.waitFor = waitLonger;
