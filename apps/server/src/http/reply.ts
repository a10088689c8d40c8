import { type Compression, compressOnce } from './reads/compression.ts';

export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type CacheHandle = { isFresh(): boolean; countHit(): void };

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

export class WithHeaders<Body> {
  readonly body: Body;
  readonly headers: Record<string, string>;

  constructor(body: Body, headers: Record<string, string>) {
    this.body = body;
    this.headers = headers;
  }
}

export class Repeated<Body> {
  readonly body: Body;

  constructor(body: Body) {
    this.body = body;
  }
}

export class FileText {
  readonly text: string;
  readonly headers: Record<string, string>;

  constructor(text: string, headers: Record<string, string> = {}) {
    this.text = text;
    this.headers = headers;
  }
}

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

export type HttpReply = {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string | undefined;
  json?: JsonText;
};
