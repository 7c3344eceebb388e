#!/usr/bin/env node
import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { runCommand } from './run-command.ts'

const { env, stdin, stdout } = process

process.exitCode = await runCommand(process.argv.slice(2), {
  environment: env,
  folder: process.cwd(),
  settingsFile: resolve(env.XDG_CONFIG_HOME ?? resolve(homedir(), '.config'), 'wakeel/login.json'),
  write: (line) => console.log(line),
  writeError: (line) => console.error(line),
  async askSecret(question) {
    stdout.write(question)
    // What is piped in may lack its last line's end, for which readline would wait in vain.
    if (!stdin.isTTY) return (await text(stdin)).trim()
    // Nothing of what is typed is shown.
    const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
    const asked = createInterface({ input: stdin, output: silent, terminal: true })
    try {
      return await asked.question('')
    } finally {
      asked.close()
      stdout.write('\n')
    }
  },
})
