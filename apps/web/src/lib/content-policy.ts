import { config } from 'zod/mini';

// The pages' policy forbids eval, and zod's probe for it would be reported as a violation.
// Imported first by main.tsx: schemas look at this while they are made.
config({ jitless: true });
