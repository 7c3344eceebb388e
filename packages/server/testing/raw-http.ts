import { connect } from 'node:net'

export interface RawReply {
  status: number
  /** Names in lower case. */
  headers: Map<string, string>
  body: string
}

/** Sends these very bytes and reads until the store ends the connection: what no well-behaved client can be made to send. */
export async function sendRaw(url: string, bytes: string | Uint8Array): Promise<RawReply> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  await new Promise<void>((ended, failed) => {
    socket.once('close', () => ended())
    // The store may end the connection before it has read everything; what it answered until then counts.
    socket.once('error', (error: NodeJS.ErrnoException) =>
      ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') ? ended() : failed(error),
    )
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  })
  const text = Buffer.concat(chunks).toString('utf8')
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: new Map(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    ),
    body: rest.join('\r\n\r\n'),
  }
}
