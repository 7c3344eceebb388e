import { openConnection } from '../connection.ts'
import { forgetSettings, keepSettings, readSettings } from './settings.ts'
import { CommandError, type Terminal } from './terminal.ts'

const STANDARD_STORE = 'http://127.0.0.1:3000'

/** Keeps an API key that the store takes, for the commands that follow. */
export async function login(terminal: Terminal, { store }: { store?: string }): Promise<void> {
  const baseUrl = store ?? (await readSettings(terminal)).store ?? STANDARD_STORE
  terminal.write(`Make a key under ${baseUrl}/#/account?tab=keys that manages agents.`)
  const key = (await terminal.askSecret('API key: ')).trim()
  if (!/^wkl_(live|test)_\w+$/.test(key))
    throw new CommandError('That is no API key: keys begin with wkl_live_ or wkl_test_.')
  const { call } = openConnection({ baseUrl, apiKey: key })
  const { api_key } = await call('getCurrentApiKey', {})
  await keepSettings(terminal, { store: baseUrl, key })
  terminal.write(`Signed in to ${baseUrl} with the key "${api_key.name}".`)
}

export async function logout(terminal: Terminal): Promise<void> {
  await forgetSettings(terminal)
  terminal.write('The key is forgotten here. To end it everywhere, revoke it in your account.')
}
