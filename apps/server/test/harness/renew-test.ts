import { renewTest } from './server-test.ts';

renewTest();
