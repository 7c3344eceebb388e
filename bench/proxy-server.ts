import { Agent, createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { reportTo } from './measured-process.ts'

// The least that stands between a client and a model: what one sends goes on to the other. Argument: where the model answers.
const model = process.argv[2]!
const agent = new Agent({ keepAlive: true })
const server = createServer((request, response) => {
  const onward = send(
    model + request.url,
    { method: request.method, headers: { 'content-type': 'application/json' }, agent },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, { 'content-type': 'text/event-stream' })
      pipeline(answer, response, () => {})
    },
  )
  pipeline(request, onward, (error) => error && response.destroy())
})
// Longer than any pause of the bench: who is closed on in the middle of asking would have to ask again.
server.keepAliveTimeout = 600_000
server.listen(0, '127.0.0.1', () =>
  reportTo(process, `http://127.0.0.1:${(server.address() as AddressInfo).port}`),
)
process.on('SIGTERM', () => process.exit(0))
