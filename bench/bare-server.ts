import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { reportTo } from './measured-process.ts'

// The least that Node can do: the same bytes for every request. Argument: the file that holds them, by address.
const replies: Record<string, string> = JSON.parse(readFileSync(process.argv[2]!, 'utf8'))
const body = Buffer.from(Object.values(replies)[0]!)
const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  })
  response.end(body)
})
server.listen(0, '127.0.0.1', () =>
  reportTo(process, `http://127.0.0.1:${(server.address() as AddressInfo).port}`),
)
process.on('SIGTERM', () => process.exit(0))
