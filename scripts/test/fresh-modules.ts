import { vi } from 'vitest';

// A worker runs many test files. Packages stay loaded, but modules of this project are reset,
// because their state would leak into the next file.
vi.resetModules();
