import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BalancedStore, openBalancedStore } from './balanced-store.ts'
import { addMigration, checkOut, type Version } from './checked-out-version.ts'
import { root } from './run.ts'
import { LOAD_KINDS, type Load, startLoad } from './store-load.ts'

/** The version that runs: the last one with other migrations, where the history has it; `UPGRADE_FROM` names another commit. */
const from = process.env.UPGRADE_FROM ?? beforeLastMigration()

let store: BalancedStore
let older: Version
let newer: Version
let load: Load | undefined

beforeAll(async () => {
  store = await openBalancedStore()
  older = checkOut(from, resolve(store.place, 'older'))
  newer = checkOut('HEAD', resolve(store.place, 'newer'))
  // Takes the locks that a change of these tables needs, while both versions are asked for them.
  addMigration(
    newer,
    'alter table "runs" add column "upgraded" integer; alter table "apps" add column "upgraded" integer; create table "upgraded" ("id" integer primary key);',
  )
})
afterAll(async () => {
  await load?.stop()
  await store.close()
})

/** A clone without history has no commit before, and comes from the one that it has. */
function beforeLastMigration(): string {
  const args = ['log', '-1', '--format=%P', '--', 'packages/server/src/database/migrations']
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split(' ')[0] || 'HEAD'
}

test('two processes are replaced by a newer version under load, and no request fails', async () => {
  const [first, second] = [await store.start(older.folder), await store.start(older.folder)]
  load = startLoad(store.url)
  await load.answered(200)

  const codes: (number | null)[] = []
  for (const leaving of [first, second]) {
    await store.start(newer.folder)
    await load.answered(50)
    codes.push(await store.stop(leaving))
    await load.answered(50)
  }
  const { failures, answers } = await load.stop()

  console.log(`from ${from} to HEAD and a migration more:`, answers)
  expect(failures).toEqual([])
  expect(codes).toEqual([0, 0])
  expect(Object.keys(answers).sort()).toEqual(LOAD_KINDS.toSorted())
  expect(await store.runs()).toEqual([
    { kind: 'demo', status: 'succeeded', count: answers['streamed run'] },
    { kind: 'paid', status: 'succeeded', count: answers['paid run'] },
  ])
  expect(store.doctor(newer.folder)).toMatch(/All \d+ invariants hold/)
})
