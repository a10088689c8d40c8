import { vi } from 'vitest';

// A worker runs many test files. Packages stay loaded from one to the next; the modules of this
// project do not, because what they hold in memory would reach the next file.
vi.resetModules();
