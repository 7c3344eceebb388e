import { openRemoteServer, sendJson } from './remote-server.ts'

/**
 * An endpoint that speaks OpenAI's chat completions. Its model says back what it was asked or what a tool told it, and uses a tool when
 * it is asked to: `Use vat-calculator with {"lines":[…]}`. `Stop at your limit` ends its answer after a few words, and `Say half characters` is
 * answered in pieces that part a character, and with one that is half.
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
      const isCut = content === 'Stop at your limit'
      const pieces =
        content === 'Say half characters'
          ? ['a\0b \ud800 ', '\ud83d', '\ude00 c']
          : (isCut ? 'Half an ans' : answer).match(/\S+\s*/g)!
      const deltas =
        tool === undefined ? pieces.map((piece) => ({ content: piece })) : [callOf(tool, input!)]
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const delta of deltas) response.write(chunk({ delta, finish_reason: null }))
      response.end(
        `${chunk({ delta: {}, finish_reason: isCut ? 'length' : tool === undefined ? 'stop' : 'tool_calls' })}data: [DONE]\n\n`,
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
