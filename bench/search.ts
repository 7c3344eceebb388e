import { Categories } from '../packages/server/src/catalogue/categories.ts'
import { createListReply } from '../packages/server/src/catalogue/list-reply.ts'
import { ReadModel } from '../packages/server/src/catalogue/read-model.ts'
import type { StoredApp } from '../packages/server/src/catalogue/stored-app.ts'
import { makeApp, queries } from './many-apps.ts'

// node --expose-gc bench/search.ts 1000000
// What a search that was never asked before costs without the server around it, and what the catalogue costs to hold and to fill.

const count = Number(process.argv[2] ?? 100_000)
const PAGE = 5000
const kinds: Record<string, readonly string[]> = {
  'the queries of the bench': queries,
  'one English letter': [...'abcdefghijklmnoprstuvw'],
  'one Arabic letter': [...'ابتحرسشعفقمنوي'],
  'two letters': ['in', 'co', 'pl', 'me', 'ca', 'فا', 'عق', 'مي'],
  'two common words': ['invoice planner', 'budget coach', 'contract dubai', 'shipping checker'],
  'a rare word': ['4711', 'invoice 815', 'dubai 99'],
  'a sentence': ['help me with an invoice for my budget', 'اريد عقد ايجار وملخص اجتماع'],
}

async function* pages(): AsyncGenerator<StoredApp[]> {
  for (let from = 0; from < count; from += PAGE) {
    const rows = Array.from({ length: Math.min(PAGE, count - from) }, (_, at) => makeApp(from + at))
    // As a database hands them over: every text and list a new one.
    yield rows.map((row) => ({
      ...(JSON.parse(JSON.stringify(row)) as StoredApp),
      icon: null,
      verifiedAt: null,
      maintenanceSince: null,
      createdAt: row.createdAt as Date,
      ratingTenths: 45,
      skills: ['vat-calculator'],
    }))
  }
}

const megabytes = () => {
  globalThis.gc?.()
  globalThis.gc?.()
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage()
  return { rss, heapUsed, external, arrayBuffers }
}
const cpuMs = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000

let made = cpuMs()
for await (const page of pages()) void page
const making = cpuMs() - made

const before = megabytes()
const model = new ReadModel(
  new Map([['vat-calculator', 'VAT calculator حاسبة الضريبة']]),
  new Categories(),
)
made = cpuMs()
await model.fill(pages())
const filling = cpuMs() - made - making
const after = megabytes()
console.log(
  `${count} apps: filled in ${filling.toFixed(0)} ms of processor time without making the rows (${making.toFixed(0)})`,
)
for (const key of ['rss', 'heapUsed', 'external', 'arrayBuffers'] as const)
  console.log(
    `  ${key.padEnd(12)} +${((after[key] - before[key]) / 2 ** 20).toFixed(0)} MB, ${((after[key] - before[key]) / count).toFixed(0)} bytes an app`,
  )

const reply = createListReply(model)
let asked = 0
/** Each asks for another least rating, all below the lowest, so that no reply can be kept. */
const ask = (q: string) => {
  asked += 1
  return reply({
    q,
    category: 'all',
    price: 'all',
    min_rating: asked / 1e7,
    limit: 24,
    lang: 'en',
  } as never)
}
for (const [kind, words] of Object.entries(kinds)) {
  const rounds = Math.max(4, Math.ceil((count > 200_000 ? 120 : 600) / words.length))
  for (let round = 0; round < rounds / 3; round += 1) for (const q of words) ask(q)
  let worst = 0
  let all = 0
  for (const q of words) {
    const started = cpuMs()
    for (let round = 0; round < rounds; round += 1) ask(q)
    const each = ((cpuMs() - started) * 1000) / rounds
    all += each
    if (process.argv[3]) console.log('    ', q, each.toFixed(0))
    worst = Math.max(worst, each)
  }
  console.log(
    `  ${kind.padEnd(26)} ${(all / words.length).toFixed(0)} µs, worst ${worst.toFixed(0)} µs`,
  )
}
