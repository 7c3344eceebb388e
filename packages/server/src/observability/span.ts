import { requestScope, withinRequest } from './request-scope.ts'

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

/** Does work that belongs to a request as a span of its trace. Where nothing is traced it is just done. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  const scope = requestScope()
  if (!scope?.span) return work(undefined)
  const span = scope.span.startChild(name, options)
  try {
    const result = await withinRequest({ ...scope, span }, () => work(span))
    span.end()
    return result
  } catch (error) {
    span.end(error)
    throw error
  }
}
