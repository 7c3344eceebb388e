import type { Tracing, TracingConfig } from './span.ts'

/** The libraries are loaded where a collector is named, and nowhere else. */
export async function openTracing(config: TracingConfig | undefined): Promise<Tracing | undefined> {
  if (!config) return undefined
  const { startOtlpTracing } = await import('./otlp-tracing.ts')
  return startOtlpTracing(config)
}
