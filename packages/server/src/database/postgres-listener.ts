import pg from 'pg'

const RECONNECT_MS = 250

/** Keeps one connection that listens on a channel, and a new one whenever it breaks; `lost` is called after each new start. */
export async function listenOnPostgres(
  url: string,
  channel: string,
  heard: (message: string) => void,
  lost: () => void,
): Promise<() => Promise<void>> {
  let client: pg.Client
  let timer: NodeJS.Timeout | undefined
  let reconnecting: Promise<void> | undefined
  let stopped = false

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    // Without a listener a broken connection would end the process; what follows from it is done at its end.
    next.on('error', () => {})
    next.on('notification', ({ payload }) => heard(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end()
      throw error
    }
    // Only a connection that stood is replaced by its end: an attempt that fails brings about the next one itself.
    next.once('end', reconnectLater)
    client = next
  }

  function reconnectLater(): void {
    if (stopped) return
    timer = setTimeout(() => {
      reconnecting = connect().then(lost, reconnectLater)
    }, RECONNECT_MS)
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await reconnecting
    await client.end()
  }
}
