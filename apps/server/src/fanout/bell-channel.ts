/** Transports bells between processes as texts. */
export type BellChannel = {
  readonly maxTextBytes: number;
  /** Resolves when the texts are sent; rejects when they may have got lost. */
  publish(texts: readonly string[]): Promise<void>;
  /** Returns at once; reconnects until stopped. */
  listen(listener: ChannelListener): Listening;
  close(): Promise<void>;
};

export type ChannelListener = {
  /** Receives every text, including those of this process. */
  receive(text: string): void;
  /** Called whenever listening begins or resumes: earlier texts may have been missed. */
  resync(): void;
};

export type Listening = { stop(): Promise<void> };
