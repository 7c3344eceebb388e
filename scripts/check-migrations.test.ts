import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Migrations, migrationProblems } from './check-migrations.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const made = (
  files: Record<string, string>,
  journal = Object.keys(files).map((name, when) => ({ tag: name.slice(0, -4), when })),
): Migrations => ({
  files: new Map(Object.entries(files)),
  checksums: new Map(Object.entries(files).map(([name, text]) => [name, sha256(text)])),
  journal,
})

const base = made({ '0000_store.sql': 'create table apps ();' })
const grown = {
  '0000_store.sql': 'create table apps ();',
  '0001_money.sql': 'create table wallets ();',
}
const rewritten = made({ '0000_store.sql': 'create table apps (id uuid);' })
const unlisted = { ...made(grown), checksums: base.checksums }
const secretly = { ...rewritten, checksums: base.checksums }

test.for<[string, Migrations, Migrations | undefined, string[]]>([
  ['a new migration with its checksum is welcome', made(grown), base, []],
  [
    'a new one without is not',
    unlisted,
    base,
    ['0001_money.sql is not in the list of checksums; `npm run migrations` adds it'],
  ],
  [
    'one that landed does not change, also with a new checksum',
    rewritten,
    base,
    [
      "0000_store.sql differs from the base's; repair what it did with a new migration",
      "the checksum of 0000_store.sql differs from the base's",
    ],
  ],
  [
    'one that landed does not change, also where the history does not tell',
    secretly,
    undefined,
    [
      '0000_store.sql is not what its checksum says: what has landed is never changed; `npm run migrations` lists a new one again',
    ],
  ],
  [
    'one that landed is not removed',
    made({}),
    base,
    [
      '0000_store.sql was removed, which the base still has',
      "the checksum of 0000_store.sql differs from the base's",
    ],
  ],
  [
    'one that is older than the one before it would be left out by some stores',
    made(grown, [
      { tag: '0000_store', when: 5 },
      { tag: '0001_money', when: 4 },
    ]),
    base,
    ['0001_money was generated before the one that it follows; delete it and generate it anew'],
  ],
  [
    'two do not share a number',
    made({ ...grown, '0001_letters.sql': '' }),
    base,
    ['the numbers of the migrations do not follow one another'],
  ],
])('%s', ([, now, before, problems]) => {
  expect(migrationProblems(now, before)).toEqual(problems)
})
