import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/open-database.ts'
import { OperatorError, stopWith } from '../operator-error.ts'
import { verifyBackup } from './backup-file.ts'
import { backupSocket } from './backup-socket.ts'
import { writeBackup } from './write-backup.ts'

// npm run backup -- file.backup    everything that the configured store has stored, while it runs or not, in one file
await backUp(
  process.argv[2] ?? `wakeel-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.backup`,
).catch(stopWith)

async function backUp(name: string): Promise<void> {
  const file = resolve(process.env.INIT_CWD ?? '.', name)
  if (existsSync(file))
    throw new OperatorError(`The file ${file} is there already; a backup never replaces another.`)
  const unfinished = `${file}.unfinished`
  try {
    await write(unfinished)
    const { version, migrations } = await verifyBackup(unfinished)
    renameSync(unfinished, file)
    console.log(
      `${file} holds the store (version ${version}, ${migrations.length} migrations) and was read again from its first to its last byte.`,
    )
  } finally {
    rmSync(unfinished, { force: true })
  }
}

async function write(file: string): Promise<void> {
  const config = readConfig(process.env)
  const to = createWriteStream(file, { mode: 0o600, flush: true })
  const running = config.databaseUrl
    ? undefined
    : await connected(backupSocket(config.dataDirectory))
  if (running) return pipeline(running, to)
  if (!config.databaseUrl && !existsSync(resolve(config.dataDirectory, 'database')))
    throw new OperatorError(`There is no store in ${config.dataDirectory}; set DATA_DIR.`)
  const database = await openDatabase(config)
  try {
    await writeBackup(database, config, to)
  } finally {
    await database.close()
  }
}

/** A connection to the store that runs; undefined when none does. */
function connected(path: string) {
  return new Promise<ReturnType<typeof connect> | undefined>((done) => {
    const socket = connect(path)
    socket.once('connect', () => done(socket))
    socket.once('error', () => done(undefined))
  })
}
