import { connect } from './settings.ts'
import type { Terminal } from './terminal.ts'

/** The account’s newest runs. */
export async function runs(terminal: Terminal, { agent }: { agent?: string }): Promise<void> {
  const { call } = await connect(terminal)
  const page = await call('listRuns', { app: agent, limit: 20 })
  if (page.runs.length === 0) terminal.write('There are no runs.')
  for (const { id, started_at, status, app, input } of page.runs)
    terminal.write(
      [started_at, id, status.padEnd(9), app.slug, input.replace(/\s+/g, ' ').slice(0, 60)].join(
        '  ',
      ),
    )
}

/** The key that calls, with what it may do and has used. */
export async function keys(terminal: Terminal): Promise<void> {
  const { call } = await connect(terminal)
  const { api_key: key } = await call('getCurrentApiKey', {})
  terminal.write(`${key.name} (${key.hint}…): ${key.scopes.join(', ')}`)
  terminal.write(`expires: ${key.expires_at ?? 'never'}`)
  const { cap, used } = key
  terminal.write(usageLine('today', used.today, { fils: cap.daily_fils, runs: cap.daily_runs }))
  terminal.write(usageLine('month', used.month, { fils: cap.monthly_fils, runs: cap.monthly_runs }))
}

const FILS_IN_DIRHAM = 100

interface Amounts<Of> {
  fils: Of
  runs: Of
}

function usageLine(period: string, used: Amounts<number>, cap: Amounts<number | null>): string {
  const aed = (fils: number) => (fils / FILS_IN_DIRHAM).toFixed(2)
  const money = `AED ${aed(used.fils)}${cap.fils === null ? '' : ` of ${aed(cap.fils)}`}`
  return `${period}: ${money}, ${used.runs}${cap.runs === null ? '' : ` of ${cap.runs}`} runs`
}
