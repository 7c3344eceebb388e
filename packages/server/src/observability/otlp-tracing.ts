import {
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Span as TracedSpan,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { loggedError } from '../logged-error.ts'
import type { Attributes, Span, SpanOptions, Tracing, TracingConfig } from './span.ts'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const
/** https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** Sends traces to a collector by OTLP over HTTP. What cannot be sent is dropped: nobody who buys waits for a collector. */
export function startOtlpTracing({
  endpoint,
  headers,
  serviceName,
  version,
  capturesContent,
}: TracingConfig): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': version,
      'service.instance.id': String(process.pid),
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers }),
      }),
    ],
  })
  const tracer = provider.getTracer('wakeel', version)
  return {
    startSpan: (name, options, traceparent) =>
      startSpan({ tracer, capturesContent }, name, options, parentOf(traceparent)),
    flush: () => provider.forceFlush(),
    close: () => provider.shutdown(),
  }
}

function parentOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  })
}

interface Source {
  tracer: Tracer
  capturesContent: boolean
}

function startSpan(
  source: Source,
  name: string,
  { kind, attributes = {} }: SpanOptions,
  parent: Context,
): Span {
  const span = source.tracer.startSpan(
    name,
    { attributes: known(attributes), ...(kind && { kind: kinds[kind] }) },
    parent,
  )
  return toSpan(source, span)
}

function toSpan(source: Source, span: TracedSpan): Span {
  return {
    set: (attributes) => void span.setAttributes(known(attributes)),
    setContent: (attributes) =>
      void (source.capturesContent && span.setAttributes(known(attributes))),
    startChild: (name, options = {}) =>
      startSpan(source, name, options, trace.setSpan(ROOT_CONTEXT, span)),
    end(error) {
      if (error !== undefined) fail(span, error)
      span.end()
    },
    traceparent() {
      const { traceId, spanId, traceFlags } = span.spanContext()
      return `00-${traceId}-${spanId}-${traceFlags & TraceFlags.SAMPLED ? '01' : '00'}`
    },
  }
}

/** A trace may hold of an error what the log may. */
function fail(span: TracedSpan, error: unknown): void {
  const { type, message, code } = loggedError(error)
  span.setAttribute(
    'error.type',
    (error as { code?: unknown } | null)?.code !== undefined ? (code ?? type) : type,
  )
  span.setStatus({ code: SpanStatusCode.ERROR, message })
}

/** What is not known of a piece of work is left out. */
const known = (attributes: Attributes) =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  ) as Record<string, string | number | boolean | string[]>
