import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** An endpoint that speaks OpenAI's chat completions. `strict`: as the present models of OpenAI, which refuse `max_tokens`. */
export async function startEndpoint({ strict }: { strict: boolean }) {
  const server = createServer(async (request, response) => {
    const text = (await buffer(request)).toString()
    const send = (status: number, content: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(content))
    if (request.url === '/v1/models')
      return send(200, { object: 'list', data: [{ id: 'dune-5', object: 'model' }] })
    const body = JSON.parse(text)
    if (strict && 'max_tokens' in body)
      return send(400, {
        error: {
          message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.",
          code: 'unsupported_parameter',
        },
      })
    const choice = (content: object) => ({
      id: 'c',
      object: 'chat.completion.chunk',
      choices: [{ index: 0, ...content }],
    })
    if (!body.stream)
      return send(200, {
        choices: [
          {
            index: 0,
            message: { role: 'assistant', content: 'Hello from the dunes.' },
            finish_reason: 'stop',
          },
        ],
      })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const word of ['Hello ', 'from ', 'the dunes.'])
      response.write(`data: ${JSON.stringify(choice({ delta: { content: word } }))}\n\n`)
    response.end(
      `data: ${JSON.stringify(choice({ delta: {}, finish_reason: 'stop' }))}\n\ndata: [DONE]\n\n`,
    )
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    allow: `127.0.0.1:${port}`,
    close: () => void server.close(),
  }
}
