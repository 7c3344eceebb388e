import { openRemoteServer, sendJson } from './remote-server.ts'

const chunk = (content: object) =>
  `data: ${JSON.stringify({ id: 'oasis', object: 'chat.completion.chunk', choices: [{ index: 0, ...content }] })}\n\n`

/** An endpoint that speaks OpenAI's chat completions: its model says back what it was asked. */
export async function startModelEndpoint({ listsModels = true }: { listsModels?: boolean } = {}) {
  const server = await openRemoteServer(
    (_request, response, { path, body }) => {
      if (path === '/v1/models' && listsModels) return sendJson(response, { object: 'list', data: [{ id: 'oasis-1', object: 'model' }] })
      if (path !== '/v1/chat/completions') return void response.writeHead(404).end()
      const answer = `You asked: ${body.messages.at(-1).content}`
      if (!body.stream)
        return sendJson(response, { choices: [{ index: 0, message: { role: 'assistant', content: answer }, finish_reason: 'stop' }] })
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const content of answer.match(/\S+\s*/g) ?? []) response.write(chunk({ delta: { content }, finish_reason: null }))
      response.end(`${chunk({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`)
    },
    ({ path }) => path === '/v1/chat/completions',
  )
  return { ...server, address: `${server.url}/v1` }
}
