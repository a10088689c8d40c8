/** What carries bells between processes; to this floor they are texts. */
export type BellChannel = {
  /** The most bytes that one text may have. */
  readonly maxTextBytes: number;
  /** Resolves when the texts are sent; rejects when they may have got lost. */
  publish(texts: readonly string[]): Promise<void>;
  /** Returns at once; listens until stopped, through every loss of the connection. */
  listen(listener: ChannelListener): Listening;
  /** Nothing is published afterwards. */
  close(): Promise<void>;
};

export type ChannelListener = {
  /** Called with every text, also those that this process published. */
  receive(text: string): void;
  /** Called whenever listening begins, or begins again: what was sent before was not heard. */
  resync(): void;
};

export type Listening = { stop(): Promise<void> };
