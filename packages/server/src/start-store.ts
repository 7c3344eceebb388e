import { randomUUID } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createApp } from './app.ts'
import { offerBackups } from './backup/backup-socket.ts'
import { writeBackup } from './backup/write-backup.ts'
import { STANDARD_NAME } from './brand.ts'
import type { Clock } from './clock.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database/open-database.ts'
import { outboxMail, smtpMail } from './emails/mail.ts'
import type { Faults } from './faults.ts'
import { Listener } from './http/listener.ts'
import { openModel } from './models/open-model.ts'
import { openTracing } from './observability/tracing.ts'
import type { Operator } from './operator.ts'
import { stopWith } from './operator-error.ts'
import { agentDefinitions } from './own-agents/all.ts'
import { authSecret } from './secrets/auth-secret.ts'
import { seed } from './seed/seed.ts'
import { openWorkers } from './tasks/open-workers.ts'

/** Reads the settings, opens the database, fills an empty store, lets people in, and stops cleanly when told. */
export async function startStore({
  clock,
  faults,
}: {
  clock: Clock
  faults: Faults
}): Promise<void> {
  // A container's first process ignores a signal that it does not listen to, so it listens from the first moment.
  let leave = async () => {}
  let isLeaving = false
  const stop = () => {
    if (isLeaving) return
    isLeaving = true
    leave().then(() => process.exit(0), stopWith)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  const config = readConfig(process.env)
  const secret = authSecret(config.authSecret, config.dataDirectory)
  const listener = new Listener()
  const address = await listener.listen(config)
  const publicUrl = config.publicUrl ?? address

  const tracing = await openTracing(config.tracing)
  const workers = openWorkers()
  const database = await openDatabase({ ...config, waiting: console.log })
  const outbox = resolve(config.dataDirectory, 'outbox')
  const app = await createApp({ ...config, publicUrl, authSecret: secret }, database, {
    clock,
    newId: randomUUID,
    mail: config.smtpUrl
      ? smtpMail(config.smtpUrl, senderOf(config.operator, publicUrl))
      : outboxMail(outbox, clock, randomUUID),
    languageModel: config.models && openModel({ ...config.models.first, ...config.models }),
    fallbackModel:
      config.models?.second && openModel({ ...config.models.second, ...config.models }),
    workers,
    ...(tracing && { tracing }),
    fetch,
    resolve: (hostname) => lookup(hostname, { all: true }),
    faults,
  })
  const endBackups = config.databaseUrl
    ? async () => {}
    : await offerBackups(config.dataDirectory, (socket) => writeBackup(database, config, socket))
  await app.startJobs()
  const founder = await app.accounts.ensureFounder(config.founder)
  if (founder.madePassword)
    console.log(
      `The founder's account was made: ${founder.email} with the password ${founder.madePassword} (shown only now).`,
    )
  await seed(
    { ...app, database, definitions: agentDefinitions, clock, log: console.log },
    config.seed,
  )
  const former = app.catalogue.formerCategories()
  if (former.length > 0)
    console.log(
      `Not offered any more, and there for as long as an agent is in it: ${former.join(', ')}.`,
    )
  await app.server.ready()
  leave = async () => {
    // Who watches metrics would keep the listener open.
    app.founder.stopWatching()
    listener.drain()
    await pause(config.stopping.drainMs)
    await listener.close(config.stopping)
    await endBackups()
    await app.close()
    await workers.close()
    await tracing?.close().catch(() => {}) // A collector that is away keeps no store from stopping.
    await database.close()
  }
  listener.open(app.server.routing)
  console.log(`Wakeel is ready at ${publicUrl}`)
}

const senderOf = ({ email, brand }: Operator, publicUrl: string): string =>
  email
    ? `"${email.name}" <${email.address}>`
    : `${brand?.name.en ?? STANDARD_NAME.en} <no-reply@${new URL(publicUrl).hostname}>`
