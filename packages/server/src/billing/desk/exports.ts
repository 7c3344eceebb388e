import { type audit as auditContract, EXPORTED_ROWS_MOST } from '@wakeel/contract'
import type { SignedInCaller } from '../../accounts/caller.ts'
import { toCsv } from '../../csv.ts'
import { FileReply } from '../../http/context.ts'
import type { DeskDependencies } from './desk.ts'

const EXPORTING = { name: 'payment desk export', most: 20, windowSeconds: 3600 }
/** So many at a time, so that others are answered in between. */
const PART = 500
/** The mark by which spreadsheets know the file; it stands before the first part only. */
const MARK_BYTES = 3

interface Wanted<Item> {
  what: 'orders' | 'ledger'
  /** For the log: what was asked for. */
  facts: { [Name in auditContract.AuditFactName]?: string | boolean | undefined }
  head: string[]
  /** What comes after this one, at most so many. */
  read(last: Item | undefined, most: number): Promise<Item[]>
  /** The rows of each. */
  toRows(items: readonly Item[]): Promise<(string | number)[][][]>
}

/** Lists as CSV files, read part by part; each stands in the log. */
export function createExports({ database, audit, limits }: DeskDependencies) {
  return {
    async save<Item>(actor: SignedInCaller, { what, facts, head, read, toRows }: Wanted<Item>): Promise<FileReply> {
      await limits.take(EXPORTING, actor.userId)
      const parts = [toCsv([head])]
      let rows = 0
      let isTruncated = false
      let last: Item | undefined
      while (!isTruncated) {
        const items = await read(last, PART)
        const all = (await toRows(items)).flat()
        const written = all.slice(0, EXPORTED_ROWS_MOST - rows)
        isTruncated = written.length < all.length
        parts.push(toCsv(written).subarray(MARK_BYTES))
        rows += written.length
        last = items.at(-1)
        if (items.length < PART) break
      }
      const said = Object.entries(facts).filter(([, value]) => value !== undefined && value !== '')
      const after: auditContract.WrittenFacts = { rows, ...Object.fromEntries(said) }
      await database.transaction((tx) =>
        audit.record(tx, { actor, action: 'payments.exported', subject: { kind: 'store', id: what }, after }),
      )
      return new FileReply(Buffer.concat(parts), { type: 'text/csv; charset=utf-8', filename: `wakeel-${what}.csv`, isTruncated })
    },
  }
}
