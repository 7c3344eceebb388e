import type { Span, SpanOptions } from './span.ts'

export interface TracingConfig {
  /** The collector's address; traces go to `/v1/traces` below it. */
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  version: string
  /** Whether spans hold what people wrote and were answered. */
  capturesContent: boolean
}

/** Where traces go. */
export interface Tracing {
  /** Begins a piece of work of its own, or of the trace that whoever asks named. */
  startSpan(name: string, options: SpanOptions, traceparent: string | undefined): Span
  /** Resolves once what has ended was sent. */
  flush(): Promise<void>
  close(): Promise<void>
}

/** The libraries are loaded where a collector is named, and nowhere else. */
export async function openTracing(config: TracingConfig | undefined): Promise<Tracing | undefined> {
  if (!config) return undefined
  const { startOtlpTracing } = await import('./otlp-tracing.ts')
  return startOtlpTracing(config)
}
