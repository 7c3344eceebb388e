import { flush } from '../src/record.ts'

const sent: Blob[] = []

/** Keeps what the page would send about what happened. */
export function keepEvents(): void {
  sent.length = 0
  const sendBeacon = (_: string, batch: Blob) => sent.push(batch) > 0
  Object.assign(navigator, { sendBeacon })
}

/** What happened since, by name. */
export async function recordedEvents(name: string): Promise<unknown[]> {
  flush()
  const batches = await Promise.all(
    sent.map(
      async (batch) =>
        JSON.parse(await batch.text()) as { events: { name: string; properties: unknown }[] },
    ),
  )
  return batches.flatMap(({ events }) =>
    events.filter((event) => event.name === name).map((event) => event.properties),
  )
}
