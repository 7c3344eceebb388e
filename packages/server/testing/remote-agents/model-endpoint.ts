import { openRemoteServer, sendJson } from './remote-server.ts'

/**
 * An endpoint that speaks OpenAI's chat completions. Its model says back what it was asked or what a tool told it, and uses a tool when
 * it is asked to: `Use vat-calculator with {"lines":[…]}`.
 */
export async function startModelEndpoint({ listsModels = true }: { listsModels?: boolean } = {}) {
  const server = await openRemoteServer(
    (_request, response, { path, body }) => {
      if (path === '/v1/models' && listsModels)
        return sendJson(response, { object: 'list', data: [{ id: 'oasis-1', object: 'model' }] })
      if (path !== '/v1/chat/completions') return void response.writeHead(404).end()
      const { role, content } = body.messages.at(-1)
      const answer = role === 'tool' ? `The tool said: ${content}` : `You asked: ${content}`
      if (!body.stream)
        return sendJson(response, {
          choices: [
            choice({ message: { role: 'assistant', content: answer }, finish_reason: 'stop' }),
          ],
        })
      const [, tool, input] = role === 'user' ? (/^Use (\S+) with (.*)$/.exec(content) ?? []) : []
      const deltas =
        tool === undefined
          ? answer.match(/\S+\s*/g)!.map((word) => ({ content: word }))
          : [callOf(tool, input!)]
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const delta of deltas) response.write(chunk({ delta, finish_reason: null }))
      response.end(
        `${chunk({ delta: {}, finish_reason: tool === undefined ? 'stop' : 'tool_calls' })}data: [DONE]\n\n`,
      )
    },
    ({ path }) => path === '/v1/chat/completions',
  )
  return { ...server, address: `${server.url}/v1` }
}

const choice = (content: object) => ({ index: 0, ...content })
const chunk = (content: object) =>
  `data: ${JSON.stringify({ id: 'oasis', object: 'chat.completion.chunk', choices: [choice(content)] })}\n\n`
const callOf = (name: string, input: string) => ({
  tool_calls: [{ index: 0, id: 'call-1', type: 'function', function: { name, arguments: input } }],
})
