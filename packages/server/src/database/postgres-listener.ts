import pg from 'pg'

const RECONNECT_MS = 250

/** Keeps one connection that listens on a channel, and a new one whenever it breaks; `lost` is called after each new start. */
export async function listenOnPostgres(
  url: string,
  channel: string,
  heard: (notice: string) => void,
  lost: () => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function start(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('notification', ({ payload }) => heard(payload ?? ''))
    next.on('error', () => next.end().catch(() => {}))
    next.once('end', () => {
      if (!stopped) timer = setTimeout(restart, RECONNECT_MS)
    })
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
  }

  function restart(): void {
    start().then(lost, () => {
      if (!stopped) timer = setTimeout(restart, RECONNECT_MS)
    })
  }

  await start()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end()
  }
}
