export type DoorbellChannel = {
  readonly maxTextBytes: number;
  publish(texts: readonly string[]): Promise<void>;
  listen(listener: ChannelListener): Listening;
  close(): Promise<void>;
};

export type ChannelListener = {
  receive(text: string): void;
  resync(): void;
};

export type Listening = { stop(): Promise<void> };
