import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, isIP, type LookupFunction, Socket } from 'node:net'

export interface Attempt {
  address: string
  port: number
}

interface ConnectOptions {
  host?: string
  port?: number | string
  lookup?: LookupFunction
}

const isOfThisMachine = (address: string) => /^(127\.|::1$|0\.0\.0\.0$|::$)/.test(address)

/** Notes every connection that this process begins, and lets none leave the machine. */
export function watchConnections(): { attempts: Attempt[]; stop(): void } {
  const attempts: Attempt[] = []
  const original = Socket.prototype.connect

  function watchedConnect(this: Socket, ...args: unknown[]): Socket {
    const [first] = args.flat()
    const options = (typeof first === 'object' ? first : {}) as ConnectOptions
    const { host = '', lookup } = options
    const note = (address: string) => attempts.push({ address, port: Number(options.port) })
    if (isIP(host) !== 0) {
      note(host)
      if (!isOfThisMachine(host)) {
        process.nextTick(() => this.destroy(new Error(`${host} is not this machine`)))
        return this
      }
    } else if (lookup) {
      options.lookup = (hostname, lookupOptions, answer) =>
        lookup(hostname, lookupOptions, (error, found, family) => {
          const addresses =
            typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address)
          for (const address of addresses) note(address)
          const isAway = addresses.some((address) => !isOfThisMachine(address))
          answer(isAway ? new Error(`${hostname} is not this machine`) : error, found, family)
        })
    }
    return Reflect.apply(original, this, args)
  }

  Socket.prototype.connect = watchedConnect as typeof original
  return {
    attempts,
    stop() {
      Socket.prototype.connect = original
    },
  }
}

/** A web server at one port of 127.0.0.1 and, where the machine has it, of ::1; counts who connects, and never hangs up by itself. */
export async function openLoopbackServer(
  answer: RequestListener,
): Promise<{ port: number; connections(): number; close(): Promise<void> }> {
  let connections = 0
  const open = async (host: string, port: number): Promise<Server | undefined> => {
    const server = createServer({ keepAliveTimeout: 600_000 }, answer).on('connection', () => {
      connections++
    })
    return new Promise((opened, failed) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRNOTAVAIL' ? opened(undefined) : failed(error),
      )
      server.listen({ host, port }, () => opened(server))
    })
  }
  const first = await open('127.0.0.1', 0)
  const { port } = first!.address() as AddressInfo
  const servers = [first, await open('::1', port)]

  return {
    port,
    connections: () => connections,
    async close() {
      await Promise.all(
        servers.map(async (server) => {
          server?.closeAllConnections()
          await new Promise((closed) => (server ? server.close(closed) : closed(undefined)))
        }),
      )
    },
  }
}
