import { vi } from 'vitest';

// A worker runs many test files. Packages stay loaded; modules of this project do not, because their
// state would leak into the next file.
vi.resetModules();
