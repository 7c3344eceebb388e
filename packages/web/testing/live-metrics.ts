import { act } from '@testing-library/react'
import type { founder } from '@wakeel/contract'
import type { FakeServer } from './fake-server.ts'

/** The server's side of the live metrics: what is pushed reaches the page that watches. */
export function liveMetrics(server: FakeServer) {
  const encoder = new TextEncoder()
  let push: ((text: string) => void) | undefined
  let breakOff: (() => void) | undefined
  const live = {
    /** How many watches stand open. */
    open: 0,
    answer() {
      server.answerRaw('GET /api/founder/live', ({ signal }) => {
        live.open++
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            push = (text) => controller.enqueue(encoder.encode(text))
            const close = (how: () => void) => {
              if (push) live.open--
              push = undefined
              how()
            }
            breakOff = () => close(() => controller.close())
            signal?.addEventListener('abort', () => close(() => controller.error(signal.reason)))
          },
        })
        return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
      })
    },
    push: (metrics: founder.Metrics) =>
      act(async () =>
        push?.(
          `event: figures\ndata: ${JSON.stringify({ type: 'figures', figures: metrics })}\n\n`,
        ),
      ),
    breakOff: () => act(async () => breakOff?.()),
  }
  live.answer()
  return live
}
