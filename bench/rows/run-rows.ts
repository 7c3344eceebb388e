import { rows } from './all.ts'
import type { Place, Row } from './row.ts'
import { Stores } from './stores.ts'
import { type Line, printTable, verdictOf } from './table.ts'

/** More agents than this take minutes to fill, and are measured only when asked for. */
const USUAL_AGENTS = 100_000

export interface Wanted {
  /** By name; none: all. */
  rows: readonly string[]
  agents?: number | undefined
  engine?: string | undefined
}

export const isRow = (word: string): boolean => rows.some(({ name }) => name === word)

/** Measures rows and prints one table: by place, as filling a store takes longer than measuring it. */
export async function runRows(directory: string, wanted: Wanted): Promise<void> {
  const stores = await Stores.open(directory)
  const chosen = rows.filter(({ name }) => wanted.rows.length === 0 || wanted.rows.includes(name))
  const lines = new Map(rows.map((row) => [row, [] as Line[]]))
  const failures: string[] = []
  try {
    for (const place of placesOf(chosen, stores, wanted)) {
      for (const row of chosen.filter((one) => isMeasuredAt(one, place))) {
        console.log(`${row.name}: ${place.agents} agents, ${place.engine}`)
        try {
          for (const figure of await row.measure(stores, place)) {
            lines.get(row)!.push({ ...figure, place: isPlaceOf(row) ? place : undefined })
            console.log(
              `  ${figure.what}: ${figure.measured.toFixed(2)} ${figure.unit}, ${verdictOf(figure)}`,
            )
          }
        } catch (error) {
          failures.push(`${row.name} (${place.agents}, ${place.engine}): ${String(error)}`)
          console.log(`  could not be measured: ${String(error)}`)
        }
      }
    }
  } finally {
    await stores.close()
  }
  console.log('')
  printTable([...lines.values()].flat())
  if (!stores.engines.includes('PostgreSQL')) console.log('\nPostgreSQL did not answer: left out.')
  if (failures.length > 0) {
    console.log(`\nCould not be measured:\n${failures.map((one) => `- ${one}`).join('\n')}`)
    process.exitCode = 1
  }
}

/** Where neither the database nor the number of agents matters. */
const isPlaceOf = ({ engines, agents }: Row) =>
  engines.length > 1 || agents.length > 1 || engines[0] === 'PostgreSQL'

const isMeasuredAt = ({ engines, agents }: Row, place: Place) =>
  engines.includes(place.engine) && agents.includes(place.agents)

function placesOf(chosen: readonly Row[], stores: Stores, wanted: Wanted): Place[] {
  const sizes = [...new Set(chosen.flatMap(({ agents }) => agents))]
    .filter((agents) => (wanted.agents ? agents === wanted.agents : agents <= USUAL_AGENTS))
    .toSorted((a, b) => a - b)
  return stores.engines
    .filter((engine) => !wanted.engine || engine.toLowerCase() === wanted.engine.toLowerCase())
    .flatMap((engine) => sizes.map((agents) => ({ engine, agents })))
    .filter((place) => chosen.some((row) => isMeasuredAt(row, place)))
}
