import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** A mail server on loopback that keeps each message as it came: who it says that it is from, and its lines. */
export interface MailServer {
  url: string
  messages: { sender: string; lines: string[] }[]
  close(): Promise<void>
}

export async function openMailServer(): Promise<MailServer> {
  const messages: MailServer['messages'] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let sender = ''
    let message: string[] | undefined
    const say = (reply: string) => socket.write(`${reply}\r\n`)
    say('220 loopback')
    const lines = createInterface({ input: socket })
    // Whoever has sent their message may hang up at once; the interface tells of that as the socket does.
    for (const each of [socket, lines]) each.on('error', () => {})
    lines.on('line', (line) => {
      if (message && line !== '.') return void message.push(line)
      if (message) {
        messages.push({ sender, lines: message })
        message = undefined
        return say('250 kept')
      }
      if (/^MAIL FROM:/i.test(line)) [, sender = ''] = /<(.*?)>/.exec(line) ?? []
      if (/^DATA$/i.test(line)) {
        message = []
        return say('354 go on')
      }
      return say(/^QUIT$/i.test(line) ? '221 bye' : '250 loopback')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
