import { chatExamples } from './chat-examples.ts';
import { clubExamples } from './club-examples.ts';
import { crewExamples } from './crew-examples.ts';
import type { Examples } from './example.ts';
import { meetingExamples } from './meeting-examples.ts';
import { memberExamples } from './member-examples.ts';
import { noticeExamples } from './notice-examples.ts';

const examples: Examples = {
  ...memberExamples,
  ...clubExamples,
  ...meetingExamples,
  ...crewExamples,
  ...chatExamples,
  ...noticeExamples,
};

type AnyExample = { body?: unknown; data?: unknown; response?: unknown; text?: string };

/** The examples by the name of their endpoint, such as `clubs.get`. */
export const examplesByName = new Map<string, AnyExample>(
  Object.entries(examples).flatMap(([domain, all]) =>
    Object.entries<AnyExample>(all).map(([key, example]) => [`${domain}.${key}`, example]),
  ),
);
