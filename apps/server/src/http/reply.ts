import { type Packing, pack } from './reads/packing.ts';

/** A body that PostgreSQL has already written as JSON: sent as it is, never parsed. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Of the cache that keeps a value: whether it still would, and its count of what it saved. */
export type Keeping = { isFresh(): boolean; countHit(): void };

/**
 * Such a body that is the same for many and kept for as long as it is fresh. Encoded and packed once,
 * because it may be sent a thousand times.
 */
export class KeptJson extends JsonText {
  readonly bytes: Buffer;
  readonly keeping: Keeping;
  readonly #packed = new Map<string, Promise<Buffer>>();

  constructor({ text }: JsonText, keeping: Keeping) {
    super(text);
    this.bytes = Buffer.from(text);
    this.keeping = keeping;
  }

  packed(packing: Exclude<Packing, 'none'>): Promise<Buffer> {
    const known = this.#packed.get(packing);
    if (known !== undefined) return known;
    const made = pack(this.bytes, packing);
    this.#packed.set(packing, made);
    return made;
  }
}

/** A body together with headers that carry part of its meaning. */
export class WithHeaders<Body> {
  readonly body: Body;
  readonly headers: Record<string, string>;

  constructor(body: Body, headers: Record<string, string>) {
    this.body = body;
    this.headers = headers;
  }
}

/** The body of a request that found its effect already there: sent with the `repeatedStatus`. */
export class Repeated<Body> {
  readonly body: Body;

  constructor(body: Body) {
    this.body = body;
  }
}

/** A text that is no JSON. */
export class FileText {
  readonly text: string;
  readonly headers: Record<string, string>;

  constructor(text: string, headers: Record<string, string> = {}) {
    this.text = text;
    this.headers = headers;
  }
}

/** A body sent with its version; whoever names it in `known` has it already and gets none (304). */
export class Versioned<Body> {
  readonly body: Body | WithHeaders<Body> | FileText;
  readonly known: string | undefined;

  constructor(body: Body | WithHeaders<Body> | FileText, known: string | undefined) {
    this.body = body;
    this.known = known;
  }
}

export class Redirect {
  readonly location: string;
  readonly headers: Record<string, string | string[]>;

  constructor(location: string, headers: Record<string, string | string[]> = {}) {
    this.location = location;
    this.headers = headers;
  }
}

export type Reply<Body> =
  | Body
  | JsonText
  | WithHeaders<Body>
  | Repeated<Body>
  | FileText
  | Versioned<Body>
  | Redirect;

/** A reply as it goes over the wire. */
export type HttpReply = {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string | undefined;
  /** Instead of the body, where PostgreSQL has written it. */
  json?: JsonText;
};
