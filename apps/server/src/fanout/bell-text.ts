import * as z from 'zod/mini';
import type { Doorbell } from '#server/runtime/doorbells.ts';

/** What one process tells the others; `missed`: bells of this process got lost on the way. */
export type BellMessage = { from: string; missed: boolean; bells: Doorbell[] };

/** More members than this are told in several bells, so that each fits into a text. */
const MEMBERS_PER_BELL = 500;

const id = z.number().check(z.int());
const memberIds = z.array(id);
const bellSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('notices'), memberIds }),
  z.object({ event: z.literal('club'), clubId: id, memberIds }),
  z.object({ event: z.literal('room'), roomId: id, seq: id, memberIds }),
  z.object({ event: z.literal('lists') }),
  z.object({ event: z.literal('sessions'), memberId: id }),
]);
const messageSchema = z.object({
  from: z.string(),
  missed: z.boolean(),
  bells: z.array(z.unknown()),
});

/** Returns the message in as few texts as fit into `longest` bytes each. */
export function toTexts({ from, missed, bells }: BellMessage, longest: number): string[] {
  const head = `{"from":${JSON.stringify(from)},"missed":${missed},"bells":[`;
  const texts: string[] = [];
  let text = head;
  for (const part of bells.flatMap(inParts).map((bell) => JSON.stringify(bell))) {
    // Names and numbers only, so that every character is one byte. Two more end the text.
    if (text !== head && text.length + 1 + part.length + 2 > longest) {
      texts.push(`${text}]}`);
      text = head;
    }
    text += text === head ? part : `,${part}`;
  }
  if (text !== head || missed) texts.push(`${text}]}`);
  return texts;
}

function inParts(bell: Doorbell): Doorbell[] {
  if (!('memberIds' in bell)) return [bell];
  const parts: Doorbell[] = [];
  for (let at = 0; at < bell.memberIds.length; at += MEMBERS_PER_BELL) {
    parts.push({ ...bell, memberIds: bell.memberIds.slice(at, at + MEMBERS_PER_BELL) });
  }
  return parts;
}

/** Returns undefined for a text of another make; leaves out bells that this version does not know. */
export function fromText(text: string): BellMessage | undefined {
  const message = messageSchema.safeParse(parseJson(text));
  if (!message.success) return undefined;
  const bells = message.data.bells.flatMap((bell) => {
    const known = bellSchema.safeParse(bell);
    return known.success ? [known.data] : [];
  });
  return { ...message.data, bells };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
