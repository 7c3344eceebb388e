import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Value = {
  stringValue?: string
  intValue?: number | string
  boolValue?: boolean
  arrayValue?: { values?: Value[] }
}

export interface ReceivedSpan {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  attributes: Record<string, unknown>
  isError: boolean
}

interface Sent {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes' | 'isError'> & {
        attributes: { key: string; value: Value }[]
        status?: { code?: number }
      })[]
    }[]
  }[]
}

/** A collector of OpenTelemetry on loopback, which takes traces by OTLP over HTTP as JSON. */
export async function openTraceReceiver() {
  const spans: ReceivedSpan[] = []
  const headers: Record<string, unknown>[] = []
  const server = createServer(async (request, response) => {
    const sent = (await json(request)) as Sent
    headers.push(request.headers)
    for (const { scopeSpans } of sent.resourceSpans)
      for (const { spans: some } of scopeSpans)
        for (const { attributes, status, ...span } of some)
          spans.push({
            ...span,
            parentSpanId: span.parentSpanId || undefined,
            attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, read(value)])),
            isError: status?.code === 2,
          })
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    headers,
    async close(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const read = ({ stringValue, intValue, boolValue, arrayValue }: Value): unknown =>
  stringValue ??
  (intValue === undefined ? (boolValue ?? arrayValue?.values?.map(read)) : Number(intValue))
