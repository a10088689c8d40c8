export type TraceSettings = {
  readonly endpoint: string;
  readonly share: number;
  /**
   * True if our own proxy sets `traceparent`. Otherwise clients could set the header, so it is
   * ignored.
   */
  readonly followsProxy: boolean;
};

type Environment = Record<string, string | undefined>;

export function readTraceSettings(env: Environment): TraceSettings | undefined {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const share = Number(env.OTEL_TRACES_SAMPLER_ARG ?? 1);
  if (!(share >= 0 && share <= 1)) {
    throw new Error('OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, like 0.1');
  }
  if (endpoint === undefined) return undefined;
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://localhost:4318');
  }
  const followsProxy = env.TRUST_PROXY === 'on';
  return { endpoint: endpoint.replace(/\/+$/, ''), share, followsProxy };
}
