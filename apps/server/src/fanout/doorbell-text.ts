import * as z from 'zod/mini';
import type { Doorbell } from '#server/runtime/doorbells.ts';
import { NO_POSITION, type Position } from '#server/runtime/position.ts';

export type DoorbellMessage = {
  from: string;
  missed: boolean;
  position: Position;
  doorbells: Doorbell[];
};

const MEMBERS_PER_DOORBELL = 500;

const id = z.number().check(z.int());
const memberIds = z.array(id);
const doorbellSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('notices'), memberIds }),
  z.object({ event: z.literal('club'), clubId: id, memberIds }),
  z.object({ event: z.literal('crew'), crewId: id, memberIds }),
  z.object({ event: z.literal('publicClub'), clubId: id }),
  z.object({ event: z.literal('watch'), memberId: id, clubId: id }),
  z.object({
    event: z.literal('room'),
    roomId: id,
    seq: id,
    removed: z.optional(z.literal(true)),
    memberIds,
  }),
  z.object({ event: z.literal('ownRoom'), roomId: id, seq: id, memberId: id }),
  z.object({ event: z.literal('lists') }),
  z.object({ event: z.literal('sessions'), memberId: id }),
]);
const messageSchema = z.object({
  from: z.string(),
  missed: z.boolean(),
  position: z.optional(z.string().check(z.regex(/^\d{1,20}$/))),
  bells: z.array(z.unknown()),
});

export function toTexts(
  { from, missed, position, doorbells }: DoorbellMessage,
  maxBytes: number,
): string[] {
  const positionField = position === NO_POSITION ? '' : `"position":"${position}",`;
  const prefix = `{"from":${JSON.stringify(from)},"missed":${missed},${positionField}"bells":[`;
  const texts: string[] = [];
  let text = prefix;
  for (const part of doorbells.flatMap(splitDoorbell).map((doorbell) => JSON.stringify(doorbell))) {
    // Add one byte for the comma and two for the closing brackets. The JSON is ASCII, so each
    // character is one byte.
    if (text !== prefix && text.length + 1 + part.length + 2 > maxBytes) {
      texts.push(`${text}]}`);
      text = prefix;
    }
    text += text === prefix ? part : `,${part}`;
  }
  if (text !== prefix || missed) texts.push(`${text}]}`);
  return texts;
}

function splitDoorbell(doorbell: Doorbell): Doorbell[] {
  if (!('memberIds' in doorbell)) return [doorbell];
  const parts: Doorbell[] = [];
  for (let at = 0; at < doorbell.memberIds.length; at += MEMBERS_PER_DOORBELL) {
    parts.push({ ...doorbell, memberIds: doorbell.memberIds.slice(at, at + MEMBERS_PER_DOORBELL) });
  }
  return parts;
}

export function fromText(text: string): DoorbellMessage | undefined {
  const message = messageSchema.safeParse(parseJson(text));
  if (!message.success) return undefined;
  const { from, missed, position, bells } = message.data;
  const doorbells = bells.flatMap((bell) => {
    const known = doorbellSchema.safeParse(bell);
    return known.success ? [known.data] : [];
  });
  return { from, missed, position: BigInt(position ?? 0), doorbells };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
