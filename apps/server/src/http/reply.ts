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

type Headers = Record<string, string | string[]>;

type ResultParts<Body> = { headers?: Headers; version?: { known: string | undefined } } & (
  | { body: Body; isRepeated?: true }
  | { file: string }
  | { location: string }
);

export class HttpResult<Body> {
  readonly parts: ResultParts<Body>;

  constructor(parts: ResultParts<Body>) {
    this.parts = parts;
  }
}

export type Reply<Body> = Body | JsonText | HttpResult<Body>;

export type HttpReply = {
  status: number;
  headers: Headers;
  body: Buffer | string | undefined;
  json?: JsonText;
};
