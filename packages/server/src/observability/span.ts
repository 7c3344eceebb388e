export type Attributes = Record<string, string | number | boolean | readonly string[] | undefined>

export interface SpanOptions {
  /** `server`: somebody asked us; `client`: we ask somebody; else it is our own work. */
  kind?: 'server' | 'client'
  attributes?: Attributes
}

/** A piece of work with a beginning and an end, as a trace shows it. */
export interface Span {
  set(attributes: Attributes): void
  /** What people wrote or were answered: kept only where the operator asked for it. */
  setContent(attributes: Attributes): void
  /** Begins a piece of work within this one. */
  startChild(name: string, options?: SpanOptions): Span
  end(error?: unknown): void
  /** What tells another program which trace it belongs to. */
  traceparent(): string
}

/** Where traces go. */
export interface Tracing {
  /** Begins a piece of work of its own, or of the trace that whoever asks named. */
  startSpan(name: string, options: SpanOptions, traceparent: string | undefined): Span
  /** Resolves once what has ended was sent. */
  flush(): Promise<void>
  close(): Promise<void>
}

export interface TracingConfig {
  /** The collector's address; traces go to `/v1/traces` below it. */
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  version: string
  /** Whether spans hold what people wrote and were answered. */
  capturesContent: boolean
}
