import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { reportTo } from './measured-process.ts'

// A language model that speaks OpenAI's chat completions. It says as many words as the message asks for, one each so many milliseconds:
// `say 100 words, 5 ms each`.
const server = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const [, words, ms] = /say (\d+) words, (\d+) ms each/.exec(text) ?? []
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (let word = 0; word < Number(words); word++) {
    response.write(event({ delta: { content: 'word ' }, finish_reason: null }))
    await pause(Number(ms))
  }
  response.end(`${event({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`)
})

const event = (choice: object) =>
  `data: ${JSON.stringify({ id: 'bench', object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] })}\n\n`

// As the proxy's.
server.keepAliveTimeout = 600_000
server.listen(0, '127.0.0.1', () =>
  reportTo(process, `http://127.0.0.1:${(server.address() as AddressInfo).port}`),
)
process.on('SIGTERM', () => process.exit(0))
