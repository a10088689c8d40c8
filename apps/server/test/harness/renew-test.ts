import { renewTest } from './server-test.ts';

// Runs before each file.
renewTest();
