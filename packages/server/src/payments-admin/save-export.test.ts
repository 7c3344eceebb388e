import { MAX_EXPORTED_ROWS } from '@wakeel/contract'
import { expect, test } from 'vitest'
import type { AuditEntry } from '../audit/audit.ts'
import { saveExport } from './save-export.ts'

const operator = { kind: 'user', userId: 'noura', role: 'admin' } as never

/** The file of so many items of two rows each, and what the log says of it. */
async function exported(items: number) {
  const entries: AuditEntry[] = []
  const dependencies = {
    database: { transaction: (work: (tx: undefined) => Promise<void>) => work(undefined) },
    audit: { record: async (_: undefined, entry: AuditEntry) => void entries.push(entry) },
    limits: {
      take: async () => {},
      alone: (_limit: unknown, _who: string, work: () => unknown) => work(),
    },
  } as never
  const file = await saveExport<number>(dependencies, operator, {
    what: 'ledger',
    facts: {},
    head: ['item'],
    read: async (last = 0, max) =>
      Array.from({ length: Math.min(max, items - last) }, (_, index) => last + index + 1),
    toRows: async (numbers) => numbers.map((number) => [[`debit ${number}`], [`credit ${number}`]]),
  })
  return {
    isTruncated: file.isTruncated,
    rows: Buffer.from(file.bytes).toString().trim().split('\r\n').slice(1),
    entries,
  }
}

test('a list with more rows than a file holds is cut, and the file says so', async () => {
  const { rows, isTruncated, entries } = await exported(MAX_EXPORTED_ROWS / 2 + 1)

  expect(isTruncated).toBe(true)
  expect(rows).toHaveLength(MAX_EXPORTED_ROWS)
  expect(rows.at(-1)).toBe(`credit ${MAX_EXPORTED_ROWS / 2}`)
  expect(entries).toMatchObject([
    { action: 'payments.exported', after: { rows: MAX_EXPORTED_ROWS } },
  ])
})

test('a list with just as many rows as a file holds is whole', async () => {
  const { rows, isTruncated } = await exported(MAX_EXPORTED_ROWS / 2)

  expect(isTruncated).toBe(false)
  expect(rows).toHaveLength(MAX_EXPORTED_ROWS)
})
