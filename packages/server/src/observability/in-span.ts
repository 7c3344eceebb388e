import { requestScope, withinRequest } from './request-scope.ts'
import type { Span, SpanOptions } from './span.ts'

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
