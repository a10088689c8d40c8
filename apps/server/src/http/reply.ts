import { type Compression, compressOnce } from './reads/compression.ts';

/** A body that PostgreSQL has written as JSON. It is never parsed. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a cached value knows about its cache. */
export type CacheHandle = { isFresh(): boolean; countHit(): void };

/** A cached body for many readers. It is encoded and compressed once. */
export class CachedJson extends JsonText {
  readonly bytes: Buffer;
  readonly cache: CacheHandle;
  readonly compressed: (encoding: Compression) => Promise<Buffer>;

  constructor({ text }: JsonText, cache: CacheHandle) {
    super(text);
    this.bytes = Buffer.from(text);
    this.cache = cache;
    this.compressed = compressOnce(this.bytes);
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

/** The reply to a request that changed nothing because it was repeated; has `repeatedStatus`. */
export class Repeated<Body> {
  readonly body: Body;

  constructor(body: Body) {
    this.body = body;
  }
}

/** A text file. */
export class FileText {
  readonly text: string;
  readonly headers: Record<string, string>;

  constructor(text: string, headers: Record<string, string> = {}) {
    this.text = text;
    this.headers = headers;
  }
}

/** A body with an ETag; a client that sends it in `known` gets a 304 without a body. */
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
  /** Replaces the body when PostgreSQL has written the JSON. */
  json?: JsonText;
};
