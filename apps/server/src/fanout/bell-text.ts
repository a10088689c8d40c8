import * as z from 'zod/mini';
import type { Doorbell } from '#server/runtime/doorbells.ts';
import { NO_POSITION, type Position } from '#server/runtime/position.ts';

/** What one process tells the others. */
export type BellMessage = {
  from: string;
  /** Bells of this process got lost on the way. */
  missed: boolean;
  /** At or after every commit that the bells are rung for. */
  position: Position;
  bells: Doorbell[];
};

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
  position: z.optional(z.string().check(z.regex(/^\d{1,20}$/))),
  bells: z.array(z.unknown()),
});

/** Returns the message in as few texts as fit into `longest` bytes each. */
export function toTexts({ from, missed, position, bells }: BellMessage, longest: number): string[] {
  const place = position === NO_POSITION ? '' : `"position":"${position}",`;
  const head = `{"from":${JSON.stringify(from)},"missed":${missed},${place}"bells":[`;
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
  return { ...message.data, position: BigInt(message.data.position ?? 0), bells };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
