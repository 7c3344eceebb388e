import { randomUUID } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { resolve } from 'node:path'
import { createApp } from './app.ts'
import { systemClock } from './clock.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database/database.ts'
import { agentDefinitions } from './database/seed/agents/all.ts'
import { seed } from './database/seed/seed.ts'
import type { Faults } from './faults.ts'
import { Door } from './http/door.ts'
import { outboxMail, smtpMail } from './mail.ts'
import { stopWith } from './operator-error.ts'
import { openAiCompatibleModel } from './runs/runtimes/language-model.ts'
import { authSecret } from './secret.ts'

/** Reads the settings, opens the database, fills an empty store, lets people in, and stops cleanly when told. */
export async function startStore({ faults }: { faults: Faults }): Promise<void> {
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
  const door = new Door()
  const address = await door.listen(config)
  const publicUrl = config.publicUrl ?? address

  const database = await openDatabase(config)
  const outbox = resolve(config.dataDirectory, 'outbox')
  const app = await createApp({ ...config, publicUrl, authSecret: secret }, database, {
    clock: systemClock,
    newId: randomUUID,
    mail: config.smtpUrl
      ? smtpMail(config.smtpUrl, `Wakeel <no-reply@${new URL(publicUrl).hostname}>`)
      : outboxMail(outbox, systemClock, randomUUID),
    languageModel: config.model && openAiCompatibleModel(config.model),
    fetch,
    resolve: (hostname) => lookup(hostname, { all: true }),
    faults,
  })
  await app.startChores()
  const founder = await app.accounts.ensureFounder(config.founder)
  if (founder.madePassword)
    console.log(`The founder's account was made: ${founder.email} with the password ${founder.madePassword} (shown only now).`)
  await seed({ ...app, database, definitions: agentDefinitions, clock: systemClock, log: console.log }, config.seed)
  await app.server.ready()
  leave = async () => {
    // Who watches figures would keep the door open.
    app.founder.stopWatching()
    await door.close()
    await app.close()
    await database.close()
  }
  door.open(app.server.routing)
  console.log(`Wakeel is ready at ${publicUrl}`)
}
